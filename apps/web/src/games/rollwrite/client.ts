import type { Command, Event, Options, State } from '@templefall/rollwrite';
import { lazy, Nothing } from '../../ui/loading/lazy.tsx';
import { paintFaces } from '../../ui/sprite.ts';
import type { GameClient } from '../gameClient.ts';
import tableWorkerUrl from './rollwriteTableWorker.ts?entry';
import { gameWords, loadGameWords } from './words.ts';

const LobbyOptions = lazy(() => import('./lobby/LobbyOptions.tsx').then(module => module.LobbyOptions), Nothing);
const Screen = lazy(() => import('./screen/RollwriteScreen.tsx').then(module => module.RollwriteScreen));
const Rules = lazy(() => import('./rulebook/rollwriteRules.tsx').then(module => module.fetchRulesPage()));

export const rollwriteClient: GameClient<State, Event, Command, Options> = {
  id: 'rollwrite',
  seats: { least: 2, most: 4 },
  defaults: { players: 2, level: 'normal', pace: 'live', talk: 'onRequest', jokerHeals: false },
  calls: [],
  rules: async () => (await import('@templefall/rollwrite')).rollwrite,
  texts: loadGameWords,
  LobbyOptions,
  phrases: () => ({ tagline: gameWords.value.say('lobby.tagline'), go: gameWords.value.say('lobby.go') }),
  optionsText: ({ level, variant }) => {
    const { say, find } = gameWords.value;
    return `${find(`variant.${variant ?? 'none'}`) ?? ''}, ${say(`level.${level}`)}`;
  },
  Rules,
  lessons: async () => (await import('./lessons/lessons.ts')).rollwriteLessons,
  Screen,
  preloadLobby: () => Promise.all([loadGameWords(), LobbyOptions.ready()]),
  preloadScreen: Screen.fetch,
  preload: () => {
    paintFaces();
    Screen.fetch();
  },
  replay: async () => {
    const [{ rollwriteReplay }] = await Promise.all([import('./replay/rollwriteReplay.ts'), loadGameWords()]);
    return rollwriteReplay;
  },
  tableWorker: () => tableWorkerUrl,
  isPassedRound: true,
};
