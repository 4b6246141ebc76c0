import { encode, type PlaceId, type ServerMessage, type TableEvent, type Trouble } from '@templefall/protocol';
import type { Member } from './member.ts';

/** Everybody connected to a table. */
export const audience = () => {
  const members = new Set<Member>();

  const at = (place: PlaceId | undefined): Member | undefined => {
    if (place === undefined) return undefined;
    for (const member of members) if (member.place === place) return member;
    return undefined;
  };
  /** Events still to be told, from this number on. */
  let news: { readonly from: number; readonly events: TableEvent[] } | undefined;

  /** Encoded once, however many there are. */
  const sendAll = (message: ServerMessage): void => {
    const frame = encode(message);
    for (const member of members) if (member.isWelcome) member.connection.send(frame);
  };
  const tellNews = (): void => {
    if (!news) return;
    const { from, events } = news;
    news = undefined;
    sendAll({ t: 'events', from, events });
  };
  const tell = (member: Member, message: ServerMessage): void => {
    tellNews();
    if (!member.isGone && member.isWelcome) member.connection.send(encode(message));
  };

  return {
    at,
    tell,
    isHere: (place: PlaceId): boolean => at(place) !== undefined,
    tellAll: (message: ServerMessage): void => {
      tellNews();
      sendAll(message);
    },
    /**
     * Events follow each other without gaps. Those that became durable together travel together, since a write to a
     * socket costs more than anything in it; they leave with `tellNews`, or before whatever else is told.
     */
    addNews: (from: number, events: readonly TableEvent[]): void => {
      news ??= { from, events: [] };
      news.events.push(...events);
    },
    tellNews,
    /** The first thing somebody hears; from now on they hear everything. */
    welcome: (member: Member, frame: Uint8Array): void => {
      tellNews();
      member.isWelcome = true;
      member.connection.send(frame);
    },
    add: (member: Member): void => void members.add(member),
    remove: (member: Member): void => {
      member.isGone = true;
      members.delete(member);
    },
    /** The line is closed, with the reason. */
    dismiss: (member: Member, trouble: Trouble): void => {
      tellNews();
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
