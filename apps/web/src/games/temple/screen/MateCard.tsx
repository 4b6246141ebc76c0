import { useRef } from 'preact/hooks';
import { ChipDie, MiniDie } from '../../../ui/dice/Die.tsx';
import type { DieLook } from '../../../ui/dice/dieLook.ts';
import { Icon, Pawn, type PawnArt } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import { PULSE, useLoop } from '../../../ui/motion/loop.ts';
import './team.css';

/** A team mate as the others see them; every word is ready to be shown. */
export interface Mate {
  readonly seat: number;
  readonly pawn: PawnArt;
  readonly name: string;
  readonly where: string;
  readonly dice: readonly DieLook[];
  readonly mood: 'near' | 'help' | 'late' | 'safe' | 'warn' | 'plain' | 'off' | 'out';
  readonly notes: readonly {
    readonly tone: 'warm' | 'bad' | 'curse' | 'ok' | '';
    readonly icon: string;
    readonly text: string;
    readonly face?: boolean;
  }[];
  readonly bot: boolean;
  readonly cards: readonly {
    readonly icon: string;
    readonly kind: 'curse' | 'treasure';
    readonly name: string;
    readonly rule: string;
  }[];
  readonly character?: string;
  readonly call?: string;
}

const LOOK: { readonly [M in Mate['mood']]: string } = {
  near: 'near',
  help: 'stuck',
  late: 'stuck',
  safe: 'safe',
  warn: 'near warn',
  plain: '',
  off: 'off',
  out: 'out',
};

export type MateSize = 'full' | 'tight' | 'strip' | 'chip' | 'wall';

export interface MateCardProps {
  readonly mate: Mate;
  /** What is read out. */
  readonly label: string;
  readonly size: MateSize;
  /** For cards of which one is chosen. */
  readonly isChosen?: boolean;
  readonly onTap?: (seat: number) => void;
}

/** `size`: full with tags, tight for five mates, strip for tablets, chip for phones, wall for the big screen. Of five only the one that rolled is drawn anew. */
export const MateCard = memo(
  (props: MateCardProps) => <MateCardLook {...props} />,
  (was, is) =>
    was.mate === is.mate &&
    was.label === is.label &&
    was.size === is.size &&
    was.isChosen === is.isChosen &&
    was.onTap === is.onTap,
);

const MateCardLook = ({ mate, label, size, isChosen, onTap }: MateCardProps) => {
  const big = size === 'wall';
  return (
    <button
      type="button"
      class={`mate ${size} cut press ${LOOK[mate.mood]}`}
      aria-pressed={isChosen}
      // A chip shows no words, and an attribute is not laid out whenever dice change, as words would be.
      aria-label={size === 'chip' ? label : undefined}
      onClick={() => onTap?.(mate.seat)}
    >
      {size !== 'chip' && <span class="unseen">{label}</span>}
      <span class="seen" aria-hidden="true">
        {isStuck(mate) && <Pulse />}
        <MateHead mate={mate} size={size} />
        {mate.mood !== 'out' && (
          <span class="mate-dice">
            {mate.dice.map(one =>
              size === 'chip' ? (
                <ChipDie key={one.id} die={one} />
              ) : (
                <MiniDie key={one.id} die={one} size={DIE[size]} />
              ),
            )}
            {mate.cards.length > 0 && size !== 'chip' && size !== 'strip' && (
              <span class="mate-cards">
                {mate.cards.map(card => (
                  <i key={card.icon} class={card.kind}>
                    <Icon id={card.icon} size={big ? 30 : 19} colour={`var(--${card.kind})`} />
                  </i>
                ))}
              </span>
            )}
          </span>
        )}
        {size === 'full' && mate.notes.length > 0 && (
          <span class="mate-notes">
            {mate.notes.map(note => (
              <span key={note.text} class={`tag ${note.tone}`}>
                <Icon id={note.icon} size={14} />
                {note.text}
              </span>
            ))}
          </span>
        )}
        {mate.mood === 'help' && size !== 'full' && (
          <span class="flag">
            <Icon id="ui-help" size={big ? 40 : 20} colour="var(--alarm)" />
          </span>
        )}
        {mate.call && <span class="call-bubble">{mate.call}</span>}
      </span>
    </button>
  );
};

const OFFLINE = { full: 22, tight: 22, strip: 22, chip: 16, wall: 40 } as const;
const DIE = { full: 33, tight: 25, strip: 23, wall: 56 } as const;

const isStuck = ({ mood }: Mate): boolean => mood === 'help' || mood === 'late';

const Pulse = () => {
  const ref = useRef<HTMLElement>(null);
  useLoop(ref, PULSE);
  return <i ref={ref} class="pulse" />;
};

/** Who it is and where. Drawn again only when that changed: dice change with every roll. */
const MateHead = memo(
  ({ mate, size }: { mate: Mate; size: MateSize }) => {
    const head = { full: 34, tight: 30, strip: 34, chip: 26, wall: 84 }[size];
    return (
      <span class="mate-head">
        {mate.character && size !== 'chip' ? (
          <span class="portrait">
            <Icon id={`ch-${mate.character}`} size={head + 2} colour={`var(--p${mate.pawn})`} />
            <Pawn pawn={mate.pawn} size={head * 0.62} />
          </span>
        ) : (
          <Pawn pawn={mate.pawn} size={head} />
        )}
        {size !== 'chip' && (
          <span class="grow names">
            <b>{mate.name}</b>
            <i class="where">{mate.where}</i>
          </span>
        )}
        {mate.bot && size !== 'chip' && (
          <span class="tag">
            <Icon id="ui-bot" size={size === 'wall' ? 26 : 13} />
          </span>
        )}
        {mate.mood === 'off' && <Icon id="ui-offline" size={OFFLINE[size]} colour="var(--flame-300)" />}
      </span>
    );
  },
  (was, is) => was.size === is.size && HEAD.every(part => was.mate[part] === is.mate[part]),
);

const HEAD = ['pawn', 'character', 'name', 'where', 'bot', 'mood'] as const;
