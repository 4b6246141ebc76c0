import { assertNever } from '@templefall/kit';
import type { Command, Consequences, State } from '@templefall/rollwrite';
import type { RollwriteWords } from '@templefall/texts';
import { endsOf, facesText, roomText, type Teller, targetText } from './parts.ts';

/** What a command's button says. */
export const labelOf = (command: Command, state: State, { words, names }: Teller): string => {
  const { say } = words;
  switch (command.type) {
    case 'chooseSide':
      return say('do.chooseSide', { side: say(`side.${command.side}`) });
    case 'heal':
      return say('do.heal', { field: command.field });
    case 'roll':
      return say('do.roll', { n: state.supply });
    case 'reroll':
      return say('do.reroll', { n: state.rolled.length });
    case 'placePair':
      if (command.keep.length === 0) return say('do.placePair.none');
      return say('do.placePair', { faces: facesText(words, command.keep) });
    case 'enterRoom':
    case 'rushInto':
      return say(`do.${command.type}`, { room: roomText(command.room) });
    case 'chooseGain':
      return say('do.chooseGain', { gain: say(`gain.${command.gain}`) });
    case 'takeDice':
      return say('do.takeDice', { faces: facesText(words, command.faces) });
    case 'crossSymbol':
      return say('do.crossSymbol', {
        face: say(`face.${command.face}`),
        map: command.map,
        side: say(`mapSide.${command.side}`),
      });
    case 'cashMap':
      return say('do.cashMap', { map: command.map });
    case 'point':
      return say('do.point', { target: targetText({ words, names }, command.target) });
    case 'undo':
      return say(command.all ? 'do.undo.all' : 'do.undo');
    case 'backProposal':
    case 'followProposal':
      return say(`do.${command.type}`, { name: names[command.of] ?? '' });
    case 'closeWay':
      return say('do.closeWay', endsOf(command.way));
    case 'voteForPrize':
      return say('do.voteForPrize', { prize: say(`prize.${command.prize}`) });
    case 'startExploring':
    case 'endExploring':
    case 'pinNote':
    case 'unpinNote':
    case 'setWishes':
    case 'askTeam':
    case 'passAsking':
    case 'showProposals':
    case 'proposePlan':
    case 'proposeSplit':
    case 'withdrawProposal':
      return say(`do.${command.type}`);
    default:
      return assertNever(command);
  }
};

/** What it would bring, said before it is done: what it costs first, then what it gives, then what goes wrong. */
export const bringsOf = (known: Consequences, words: RollwriteWords): readonly string[] => {
  const { say, list, either } = words;
  const tracks = (ids: Consequences['circled']): string => list(ids.map(track => say(`track.${track}`)));
  return [
    ...(known.dice.length > 0 ? [say('brings.dice', { faces: facesText(words, known.dice) })] : []),
    ...(known.boxes.length > 0 ? [say('brings.boxes', { tracks: tracks(known.boxes) })] : []),
    ...(known.actions.length > 0
      ? [say('brings.actions', { actions: list(known.actions.map(action => say(`action.${action}`))) })]
      : []),
    ...(known.circled.length > 0 ? [say('brings.circled', { tracks: tracks(known.circled) })] : []),
    ...(known.choice.length > 0
      ? [say('brings.choice', { gains: either(known.choice.map(gain => say(`gain.${gain}`))) })]
      : []),
    ...(known.gems > 0 ? [say('brings.gems', { n: known.gems })] : []),
    ...(known.secret ? [say('brings.secret', { colour: say(`colour.${known.secret.colour}`) })] : []),
    ...(known.mapClosed ? [say('brings.mapClosed', { map: known.mapClosed })] : []),
    ...(known.freed > 0 ? [say('brings.freed', { n: known.freed })] : []),
    ...(known.cursed > 0 ? [say('brings.cursed', { n: known.cursed })] : []),
    ...(known.pooled.length > 0 ? [say('brings.pooled', { faces: facesText(words, known.pooled) })] : []),
    ...(known.uses.length > 0 ? [say('brings.uses', { n: known.uses.length })] : []),
    ...(known.completes
      ? [say('brings.completes', { map: known.completes.map, side: say(`mapSide.${known.completes.side}`) })]
      : []),
    ...(known.prize ? [say('brings.prize', { prize: say(`prize.${known.prize}`) })] : []),
    ...(known.unused.length > 0 ? [say('brings.unused', { faces: facesText(words, known.unused) })] : []),
    ...(known.losesGain ? [say('brings.losesGain')] : []),
    ...(known.wins ? [say('brings.wins')] : []),
  ];
};
