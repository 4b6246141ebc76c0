import type { Contestant } from './contestant.ts';
import { boardgame } from './contestants/boardgame.ts';
import { idiomaticColyseus } from './contestants/colyseus.ts';
import { ours, templeItself } from './contestants/ours.ts';
import { rawWs } from './contestants/rawWs.ts';
import { socketio } from './contestants/socketio.ts';

export const CONTESTANTS: { readonly [name: string]: Contestant } = {
  ours,
  temple: templeItself,
  raw: rawWs,
  colyseus: idiomaticColyseus,
  socketio,
  boardgame,
};
