import { encode, type PlaceId, type ServerMessage, type TableEvent, type Trouble } from '@templefall/protocol';
import type { Member, Parcel } from './member.ts';

/** Everybody connected to a table. */
export const audience = () => {
  const members = new Set<Member>();

  const at = (place: PlaceId | undefined): Member | undefined => {
    if (place === undefined) return undefined;
    for (const member of members) if (member.places.includes(place)) return member;
    return undefined;
  };
  /** Events still to be told, from this number on, and who waits for them most: those whose commands they answer. */
  let news: { readonly from: number; events: readonly TableEvent[]; first: readonly Member[] } | undefined;
  /** News that only some have been told yet. */
  let rest: { readonly parcel: Parcel; readonly told: readonly Member[] } | undefined;

  const send = (member: Member, parcel: Parcel): void => {
    if (!member.isGone && member.isWelcome) member.connection.send(parcel);
  };
  const tellRest = (): void => {
    if (!rest) return;
    const { parcel, told } = rest;
    rest = undefined;
    for (const member of members) if (!told.includes(member)) send(member, parcel);
  };
  const tellFirst = (): void => {
    if (!news) return;
    const { from, events, first } = news;
    // Off the list first, here as there: what cannot be told must not be tried again while the table is being closed for it.
    news = undefined;
    tellRest();
    const parcel = parcelOf({ t: 'events', from, events });
    for (const member of first) send(member, parcel);
    rest = { parcel, told: first };
  };
  const tellNews = (): void => {
    tellFirst();
    tellRest();
  };
  const tell = (member: Member, message: ServerMessage): void => {
    tellNews();
    send(member, parcelOf(message));
  };

  /** Encoded once, however many there are. */
  const tellSome = (message: ServerMessage, isMeant: (member: Member) => boolean): void => {
    tellNews();
    const parcel = parcelOf(message);
    for (const member of members) if (isMeant(member)) send(member, parcel);
  };

  return {
    at,
    tell,
    isHere: (place: PlaceId): boolean => at(place) !== undefined,
    tellAll: (message: ServerMessage): void => tellSome(message, () => true),
    tellSome,
    /**
     * Events follow each other without gaps. Those that became durable together travel together, since a write to a
     * socket costs more than anything in it; they leave with `tellFirst` and `tellRest`, or before whatever else is told.
     */
    addNews: (from: number, events: readonly TableEvent[]): void => {
      if (news) news.events = [...news.events, ...events];
      else news = { from, events, first: [] };
    },
    /** Somebody waits for these events: they answer a command. */
    hurryTo: (member: Member): void => {
      if (news && !news.first.includes(member)) news.first = [...news.first, member];
    },
    tellFirst,
    tellRest,
    /** The first thing somebody hears; from now on they hear everything. */
    welcome: (member: Member, message: Uint8Array): void => {
      tellNews();
      member.isWelcome = true;
      member.connection.send({ message });
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
    watching: (): number => [...members].filter(({ places }) => places.length === 0).length,
    /** Those of them that show the board to all. */
    screens: (): number => [...members].filter(({ places, isScreen }) => places.length === 0 && isScreen).length,
  };
};

const parcelOf = (message: ServerMessage): Parcel => ({ message: encode(message) });

export type Audience = ReturnType<typeof audience>;
