/** How gems lie in a side column: as in the design, closer, closer without a hint, as a number, and the way out as a number beside it. */
type DepotLook = 'whole' | 'near' | 'close' | 'lean' | 'bare';
/** How one's own cards lie at least: with their whole rules, with a line of them, by name and price, as emblems, or elsewhere. */
type CardsLook = 'cards' | 'rows' | 'names' | 'emblems' | 'elsewhere';

/** How a side column shows what there is. */
export interface SideLook {
  readonly depot: DepotLook;
  readonly cards: CardsLook;
  /** Votes in two lines. */
  readonly isShort: boolean;
  readonly hasQuests: boolean;
}

export type SideKind = 'desktop' | 'tablet' | 'narrow';

export interface SideNeeds {
  readonly height: number;
  /** The reader's own text size, in percent. */
  readonly textSize: number;
  readonly gems: number;
  readonly hasQuests: boolean;
  readonly votes: number;
  readonly voters: number;
  readonly cards: number;
}

/** The best look that fits; where none does, the lowest. */
export const sideFit = (kind: SideKind, needs: SideNeeds): SideLook => {
  const { looks, ...parts } = COLUMNS[kind];
  const found = looks.find(look => heightOf(look, parts, needs) <= needs.height) ?? looks.at(-1);
  if (!found) throw new Error(`no look of a ${kind} column`);
  return found;
};

/** In pixels, with the gap below it; and how much the largest words add to that. */
type Height = readonly [px: number, words: number];

interface Parts {
  /** Without its gems, and what one row of them holds and takes. */
  readonly depots: { readonly [D in DepotLook]: Height };
  readonly gems: { readonly [D in DepotLook]?: { readonly inRow: number; readonly px: number } };
  readonly quests: { readonly [D in DepotLook]: Height };
  readonly fate: Height;
  readonly vote: Height;
  readonly shortVote: Height;
  /** What more voters than these add to a question told in full: a second line. */
  readonly voters: { readonly inRow: number; readonly px: number };
  /** Emblems in a row. */
  readonly inRow: number;
  /** The lowest rows with rules, of a few cards and of many, as `hand-fit.css` has them. */
  readonly rows: { readonly few: number; readonly many: number };
}

interface Column extends Parts {
  /** From the best to the lowest. */
  readonly looks: readonly SideLook[];
}

const heightOf = (
  look: SideLook,
  { depots, gems, quests, fate, vote, shortVote, voters, ...hand }: Parts,
  needs: SideNeeds,
): number => {
  // Smaller words make nothing lower: what is beside them keeps its height.
  const larger = Math.max(0, needs.textSize - 100) / 30;
  const grown = ([px, words]: Height): number => px + words * larger;
  const wells = gems[look.depot];
  const oneVote = look.isShort ? grown(shortVote) : grown(vote) + (needs.voters > voters.inRow ? voters.px : 0);
  return (
    grown(depots[look.depot]) +
    (wells ? Math.ceil(needs.gems / wells.inRow) * wells.px : 0) +
    (needs.hasQuests && look.hasQuests ? grown(quests[look.depot]) : 0) +
    (needs.votes > 0 ? needs.votes * oneVote : grown(fate)) +
    cardsHeight(look.cards, needs, hand)
  );
};

const cardsHeight = (
  look: CardsLook,
  { cards, textSize }: SideNeeds,
  { inRow, rows }: Pick<Parts, 'inRow' | 'rows'>,
): number => {
  if (cards === 0 || look === 'elsewhere') return 0;
  if (look === 'emblems') return Math.max(48, Math.ceil(cards / inRow) * 50 - 6);
  if (look === 'names') return Math.max(48, cards * 34 - 4);
  const isFew = cards < 4;
  const [px, words] = isFew ? [rows.few, 44.2] : look === 'cards' ? [50, 50] : [rows.many, 36.4];
  const least = Math.max(px, words * (textSize / 100));
  return cards * (least + 6) - 6;
};

const look = (
  depot: DepotLook,
  cards: CardsLook,
  { isShort = true, hasQuests = true }: { readonly isShort?: boolean; readonly hasQuests?: boolean } = {},
): SideLook => ({ depot, cards, isShort, hasQuests });

/** Names are worth more than gems one by one, and a question is told in full where that costs nothing else. */
const DESKTOP_LOOKS: readonly SideLook[] = [
  look('whole', 'cards', { isShort: false }),
  look('near', 'cards', { isShort: false }),
  look('near', 'cards'),
  look('close', 'rows'),
  look('close', 'names'),
  look('lean', 'names'),
  look('bare', 'names'),
  look('lean', 'emblems'),
  look('bare', 'emblems'),
  look('bare', 'emblems', { hasQuests: false }),
];
/** Fingers need larger rows; what has no room at all lies on the board, and quests wait until a question is answered. */
const TABLET_LOOKS: readonly SideLook[] = [
  look('whole', 'cards', { isShort: false }),
  look('whole', 'emblems'),
  look('near', 'emblems'),
  look('lean', 'emblems'),
  look('bare', 'emblems'),
  look('whole', 'elsewhere'),
  look('near', 'elsewhere'),
  look('lean', 'elsewhere'),
  look('bare', 'elsewhere'),
  look('bare', 'elsewhere', { hasQuests: false }),
];

const DESKTOP: Column = {
  looks: DESKTOP_LOOKS,
  depots: { whole: [138, 48], near: [114, 48], close: [84, 21], lean: [80, 21], bare: [54, 0] },
  gems: { whole: { inRow: 7, px: 30 }, near: { inRow: 10, px: 23 }, close: { inRow: 10, px: 23 } },
  quests: { whole: [109, 7], near: [109, 7], close: [85, 7], lean: [85, 7], bare: [85, 7] },
  fate: [56, 0],
  vote: [228, 49],
  shortVote: [143, 7],
  voters: { inRow: 4, px: 44 },
  inRow: 5,
  rows: { few: 48, many: 37 },
};

const TABLET: Column = {
  looks: TABLET_LOOKS,
  depots: { whole: [118, 20], near: [111, 20], close: [111, 20], lean: [99, 20], bare: [53, 2] },
  gems: { whole: { inRow: 7, px: 28 }, near: { inRow: 11, px: 23 }, close: { inRow: 11, px: 23 } },
  quests: { whole: [109, 8], near: [109, 8], close: [109, 8], lean: [109, 8], bare: [109, 8] },
  fate: [56, 0],
  vote: [212, 64],
  shortVote: [145, 8],
  voters: { inRow: 5, px: 44 },
  inRow: 5,
  rows: { few: 48, many: 44 },
};

const COLUMNS: { readonly [K in SideKind]: Column } = {
  desktop: DESKTOP,
  tablet: TABLET,
  narrow: {
    ...TABLET,
    gems: { ...TABLET.gems, near: { inRow: 8, px: 23 } },
    shortVote: [145, 64],
    voters: { inRow: 4, px: 44 },
    inRow: 4,
  },
};
