import { assertNever } from '@templefall/kit';
import type { CoreCommand } from './commands.ts';
import type { Context } from './context.ts';
import type { CoreVerdict } from './refusals.ts';
import { askTeam, passAsking, showProposals } from './rules/asking.ts';
import { chooseGain, endExploring, enterRoom, rushInto, undo } from './rules/exploring.ts';
import { cashMap, crossSymbol } from './rules/maps.ts';
import { pinNote, unpinNote } from './rules/notes.ts';
import { takeDice } from './rules/pool.ts';
import { heal, placePair, reroll, roll, startExploring } from './rules/rolling.ts';
import { chooseSide } from './rules/sides.ts';
import { backProposal, followProposal, point, proposePlan, proposeSplit, withdrawProposal } from './rules/talk.ts';
import { setWishes } from './rules/wishes.ts';

/** The one source of legality: what may happen, and what then happens. */
export const law = (ctx: Context, command: CoreCommand): CoreVerdict => {
  switch (command.type) {
    case 'chooseSide':
      return chooseSide(ctx, command);
    case 'heal':
      return heal(ctx, command);
    case 'roll':
      return roll(ctx, command);
    case 'reroll':
      return reroll(ctx, command);
    case 'placePair':
      return placePair(ctx, command);
    case 'startExploring':
      return startExploring(ctx, command);
    case 'enterRoom':
      return enterRoom(ctx, command);
    case 'rushInto':
      return rushInto(ctx, command);
    case 'chooseGain':
      return chooseGain(ctx, command);
    case 'endExploring':
      return endExploring(ctx, command);
    case 'takeDice':
      return takeDice(ctx, command);
    case 'crossSymbol':
      return crossSymbol(ctx, command);
    case 'cashMap':
      return cashMap(ctx, command);
    case 'undo':
      return undo(ctx, command);
    case 'point':
      return point(ctx, command);
    case 'pinNote':
      return pinNote(ctx, command);
    case 'unpinNote':
      return unpinNote(ctx, command);
    case 'setWishes':
      return setWishes(ctx, command);
    case 'askTeam':
      return askTeam(ctx, command);
    case 'passAsking':
      return passAsking(ctx, command);
    case 'showProposals':
      return showProposals(ctx, command);
    case 'proposePlan':
      return proposePlan(ctx, command);
    case 'proposeSplit':
      return proposeSplit(ctx, command);
    case 'withdrawProposal':
      return withdrawProposal(ctx, command);
    case 'backProposal':
      return backProposal(ctx, command);
    case 'followProposal':
      return followProposal(ctx, command);
    default:
      return assertNever(command);
  }
};
