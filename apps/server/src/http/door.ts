import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchMaker } from '@colyseus/core';
import { DOOR_REFUSALS, type DoorRefusal, type Joining, PROTOCOL, parseJoining } from '@templefall/protocol';
import type { MeetingPoint } from '../room/meetingPoint.ts';
import { jsonBody } from './body.ts';
import { replyJson } from './reply.ts';

const STATUS: { readonly [code in DoorRefusal]: number } = {
  badRequest: 400,
  otherProtocol: 426,
  noSuchTable: 404,
  tableDamaged: 410,
  tooMany: 429,
  serverFull: 503,
  storage: 503,
  restarting: 503,
  otherOrigin: 403,
  busy: 503,
};

export const refuse = (response: ServerResponse, code: DoorRefusal): void =>
  replyJson(response, STATUS[code], { code });

/** The first half of the handshake: a place in the room of this table, wherever it is or is to be. */
export const reserve = async (
  request: IncomingMessage,
  response: ServerResponse,
  whileThere: MeetingPoint['whileThere'],
): Promise<void> => {
  const joining = parseJoining(await jsonBody(request, 2048));
  if (!joining) {
    refuse(response, 'badRequest');
  } else if (joining.protocol !== PROTOCOL) {
    refuse(response, 'otherProtocol');
  } else {
    try {
      replyJson(response, 200, await whileThere(seatFor(joining)));
    } catch (problem) {
      // Ours are told by name; whatever else went wrong is none of the client's business, and passes.
      const told = problem instanceof Error ? problem.message : '';
      refuse(response, DOOR_REFUSALS.find(code => code === told) ?? 'busy');
    }
  }
};

const seatFor = async (joining: Joining) => {
  await forgetIfDead(joining);
  return matchMaker.joinOrCreate('table', joining);
};

/**
 * If another process has the table, it is asked whether it lives; of one that is dead all rooms are forgotten, and the
 * table is opened here at once. Left to itself Colyseus would find out too, but only after two waits and a pause.
 */
const forgetIfDead = async (joining: Joining): Promise<void> => {
  const room = await matchMaker.findOneRoomAvailable('table', joining);
  if (room && room.processId !== matchMaker.processId) await matchMaker.healthCheckProcessId(room.processId);
};
