import { plan } from '../../../context.ts';
import { refuse, type TreasureUse } from '../slice.ts';

/** [TP4] Counter-spell: one of one's own curses is discarded. */
export const counterSpell: TreasureUse = {
  where: ['curse'],
  offers: (ctx, seat) => ctx.ask('cardsOf', { seat, kind: 'curse' }, []).map(curse => ({ curse })),
  law: (ctx, { seat, curse }) => {
    if (curse === undefined || !ctx.ask('cardsOf', { seat, kind: 'curse' }, []).includes(curse))
      return refuse('noSuchCurse');
    return plan(() => [{ type: 'cardDiscarded', seat, kind: 'curse', card: curse }]);
  },
};
