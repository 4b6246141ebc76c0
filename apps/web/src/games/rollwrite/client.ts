import type { Command, Event, Options, State } from '@templefall/rollwrite';
import { lazy } from '../../ui/loading/lazy.tsx';
import { paintFaces } from '../../ui/sprite.ts';
import type { GameClient } from '../gameClient.ts';
import { gameWords, loadGameWords } from './words.ts';

const Screen = lazy(() => import('./screen/RollwriteScreen.tsx').then(module => module.RollwriteScreen));

export const rollwriteClient: GameClient<State, Event, Command, Options, Partial<Options>> = {
  id: 'rollwrite',
  seats: { least: 2, most: 4 },
  defaults: { level: 'normal', pace: 'live', talk: 'onRequest', jokerHeals: false },
  calls: [],
  rules: async () => (await import('@templefall/rollwrite')).rollwrite,
  texts: loadGameWords,
  LobbyOptions: () => null,
  optionsText: ({ level = 'normal', variant }) => {
    const { say, find } = gameWords.value;
    return `${find(`variant.${variant ?? 'none'}`) ?? ''}, ${say(`level.${level}`)}`;
  },
  Screen,
  preloadLobby: loadGameWords,
  preloadScreen: Screen.fetch,
  preload: () => {
    paintFaces();
    Screen.fetch();
  },
};
