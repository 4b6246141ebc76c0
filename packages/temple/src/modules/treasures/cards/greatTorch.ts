import { plan } from '../../../context.ts';
import type { TreasureEvent, TreasureUse } from '../slice.ts';

/** [TM5.3] Great torch: the room where its owner stands counts as a start room for everyone until the next slam. */
export const greatTorch: TreasureUse = {
  offers: () => [{}],
  law: (_ctx, _command, spot) => plan<TreasureEvent>(() => [{ type: 'greatTorchLit', spot }]),
};
