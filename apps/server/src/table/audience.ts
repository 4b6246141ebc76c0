import { encode, type PlaceId, type ServerMessage, type Trouble } from '@templefall/protocol';
import type { Member } from './member.ts';

/** Everybody connected to a table. */
export const audience = () => {
  const members = new Set<Member>();

  const at = (place: PlaceId | undefined): Member | undefined => {
    if (place === undefined) return undefined;
    for (const member of members) if (member.place === place) return member;
    return undefined;
  };
  const tell = (member: Member, message: ServerMessage): void => {
    if (!member.isGone && member.isWelcome) member.connection.send(encode(message));
  };

  return {
    at,
    tell,
    isHere: (place: PlaceId): boolean => at(place) !== undefined,
    /** Encoded once, however many there are. */
    tellAll: (message: ServerMessage): void => {
      const frame = encode(message);
      for (const member of members) if (member.isWelcome) member.connection.send(frame);
    },
    add: (member: Member): void => void members.add(member),
    remove: (member: Member): void => {
      member.isGone = true;
      members.delete(member);
    },
    /** The line is closed, with the reason. */
    dismiss: (member: Member, trouble: Trouble): void => {
      member.isGone = true;
      members.delete(member);
      member.connection.close(trouble);
    },
    everybody: (): readonly Member[] => [...members],
    size: (): number => members.size,
    watching: (): number => [...members].filter(member => member.place === undefined).length,
  };
};

export type Audience = ReturnType<typeof audience>;
