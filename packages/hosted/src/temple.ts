import type { TempleBotInput } from '@templefall/bots';
import { createTempleBot } from '@templefall/bots/temple';
import type { SeatCommand } from '@templefall/kernel';
import { contentHash } from '@templefall/kit';
import type { Place } from '@templefall/protocol';
import type { HostedGame } from '@templefall/table';
import { type State, temple } from '@templefall/temple';
import { TEMPLE_CONTENT } from '@templefall/temple/content';
import { withRoles } from '@templefall/temple/roles';
import { aliasesOf } from './contentAliases.ts';
import { withPlayers } from './options.ts';

const optionsAt = (chosen: unknown, places: readonly Place[]): unknown => {
  const options = withPlayers(chosen, places);
  const parsed = temple.parseOptions(options);
  // Options that are wrong without the roles are refused for that.
  if (!parsed.ok) return options;
  return withRoles(
    options,
    places.map(({ role }) => role),
    parsed.value.modules,
  );
};

const bot = createTempleBot();
const content = contentHash(TEMPLE_CONTENT);

export const hostedTemple: HostedGame = {
  game: temple,
  optionsAt,
  setAway: (seat, away) => ({ type: 'setAway', seat, away }) as SeatCommand,
  // The table hands each game back its own states.
  maySpeak: (state, seat) => !temple.isSilenced(state as State, seat),
  bot: input => bot.move(input as TempleBotInput),
  // One adventurer who stands still for good cannot be brought out, and the game is lost for all.
  standIn: 'steady',
  beginsWithCry: true,
  content,
  contentAliases: aliasesOf(content),
};
