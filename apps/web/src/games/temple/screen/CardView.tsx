import type { FaceArt } from '../../../ui/Face.tsx';
import './cards.css';
import { Chips, Icon } from '../../../ui/Icon.tsx';

export type CardKind = 'curse' | 'treasure' | 'character';

/** A card, whatever it is: emblem, name, one line, and what it takes. */
export interface CardModel {
  readonly key: string;
  readonly kind: CardKind;
  readonly icon: string;
  readonly name: string;
  readonly rule: string;
  readonly foot: string;
  readonly cost: readonly FaceArt[];
  readonly state: 'plain' | 'ready' | 'down';
  /** Words on the back. */
  readonly note?: string;
  /** For characters: the colour of their player. */
  readonly colour?: string;
  readonly use?: string;
}

const MATERIAL = { curse: 'm-curse', treasure: 'm-brass', character: 'm-steel' } as const;
const COLOUR = { curse: 'var(--curse)', treasure: 'var(--treasure)', character: 'var(--p1)' } as const;

export const CardView = ({ card, row = false, onUse }: { card: CardModel; row?: boolean; onUse?: () => void }) => {
  const colour = card.colour ?? COLOUR[card.kind];
  const shape = `card cut ${MATERIAL[card.kind]} ${card.state} ${row ? 'row-card' : ''}`;
  if (card.state === 'down')
    return (
      <article class={shape} aria-label={card.note ?? card.name}>
        <span class="back">
          <Icon
            id={card.kind === 'character' ? card.icon : card.kind === 'curse' ? 'curse' : 'chest'}
            size={row ? 40 : 60}
            colour={card.kind === 'character' ? '#59606c' : colour}
          />
        </span>
        <b class="note">
          {card.kind === 'character' && <Icon id="gong" size={24} colour="#b98a4c" />}
          {card.note}
        </b>
      </article>
    );
  return (
    <article class={shape}>
      <span class="niche">
        <Icon id={card.icon} size={row ? 44 : 72} colour={colour} />
      </span>
      <h3>{card.name}</h3>
      <p>{card.rule}</p>
      <div class="foot">
        <span>{card.foot}</span>
        <Chips price={card.cost.map(face => ({ face }))} size={row ? 20 : 22} />
      </div>
      {card.use && onUse && (
        <button type="button" class="btn cut press use" onClick={onUse}>
          {card.use}
        </button>
      )}
    </article>
  );
};
