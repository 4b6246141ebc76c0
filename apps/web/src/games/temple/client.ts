import type { Command, Event, Options, State } from '@templefall/temple';
import { lazy, Nothing } from '../../ui/loading/lazy.tsx';
import { paintFaces } from '../../ui/sprite.ts';
import { withStory } from '../../words/storyWords.ts';
import { words } from '../../words/words.ts';
import type { GameClient } from '../gameClient.ts';
import { challengeName } from './model/challengeName.ts';
import type { TempleOptions } from './options.ts';
import { CALLS } from './session.ts';
import tableWorkerUrl from './tableWorker.ts?entry';

const lobbyParts = () => withStory(import('./lobby/parts.ts'));
const LobbyOptions = lazy(() => lobbyParts().then(parts => parts.LobbyOptions), Nothing);
const LobbyHero = lazy(() => lobbyParts().then(parts => parts.LobbyHero), Nothing);
const LobbyAside = lazy(() => lobbyParts().then(parts => parts.TablePanel), Nothing);
const LobbySheets = lazy(() => lobbyParts().then(parts => parts.LobbySheets), Nothing);
const SeatOptions = lazy(() => lobbyParts().then(parts => parts.SeatOptions), Nothing);
const LobbySummary = lazy(() => import('./lobby/LobbySummary.tsx').then(module => module.LobbySummary), Nothing);
const Screen = lazy(() => import('./screen/PlayScreen.tsx').then(module => module.PlayScreen));
const HowToPlay = lazy(() => import('./talk/TalkScreen.tsx').then(module => module.TalkScreen));
const Rules = lazy(() => import('./rulebook/templeRules.tsx').then(module => module.fetchRulesPage()));

export const templeClient: GameClient<State, Event, Command, Options, TempleOptions> = {
  id: 'temple',
  seats: { least: 1, most: 6 },
  defaults: { level: 'normal', pace: 'standard', clock: 'standard', modules: {} },
  practice: { clock: 'none' },
  calls: CALLS,
  rules: async () => (await import('./templeRules.ts')).temple,
  texts: async () => {},
  LobbyOptions,
  LobbyHero,
  LobbyAside,
  LobbySheets,
  SeatOptions,
  LobbySummary,
  optionsText: ({ modules: { challenge } }) =>
    typeof challenge === 'string' ? challengeName(words.value, challenge) : words.value.say('table.freePlay'),
  roleText: role => words.value.find(`character.${role.split(':')[0]}`),
  introduce: async () => (await import('./sound/introduction.ts')).introduce,
  HowToPlay,
  Rules,
  lessons: async () => (await import('./lessons/lessons.ts')).templeLessons,
  Screen,
  preloadLobby: () =>
    Promise.all([LobbyOptions, LobbyHero, LobbyAside, LobbySheets, SeatOptions].map(part => part.ready())),
  preloadScreen: Screen.fetch,
  preload: () => {
    paintFaces();
    Screen.fetch();
    void Promise.all([import('./sound/sound.ts'), import('./screen/SoundLayer.tsx')])
      .then(([{ rehearse }]) => rehearse())
      // It is tried again when the game begins.
      .catch(() => undefined);
  },
  replay: async () => (await import('./replay/templeReplay.ts')).templeReplay,
  tableWorker: () => tableWorkerUrl,
  beginsOnWord: true,
};
