import { must } from '@templefall/kit';
import { decodeServer, encode, type PlaceId, type TableEvent } from '@templefall/protocol';
import { expect, it } from 'vitest';
import { newAllowances } from './allowances.ts';
import { audience } from './audience.ts';
import { newMember, type Parcel } from './member.ts';

/** Three people, what they hear, and in which order. */
const three = () => {
  const people = audience();
  const heard: string[] = [];
  const members = ['ann', 'ben', 'cem'].map((name, index) => {
    const hear = ({ message: bytes }: Parcel): void => {
      const message = decodeServer(bytes);
      heard.push(`${name} ${message?.t === 'events' ? `${message.from}+${message.events.length}` : message?.t}`);
    };
    const member = newMember(
      { send: hear, close: () => undefined },
      {
        places: [index as PlaceId],
        allowances: newAllowances(0),
      },
    );
    people.add(member);
    member.isWelcome = true;
    return member;
  });
  return { people, heard, ann: must(members[0], 'ann'), ben: must(members[1], 'ben'), cem: must(members[2], 'cem') };
};

const EVENT: TableEvent = { type: 'lobbyReopened' };

it('who waits for news is told first, everybody is told once', () => {
  const { people, heard, ben } = three();
  people.addNews(7, [EVENT]);
  people.hurryTo(ben);
  people.addNews(8, [EVENT]);
  people.hurryTo(ben);
  people.tellFirst();
  expect(heard).toEqual(['ben 7+2']);
  people.tellRest();
  people.tellRest();
  expect(heard).toEqual(['ben 7+2', 'ann 7+2', 'cem 7+2']);
});

it('nothing overtakes news that only some have been told', () => {
  const { people, heard, ben, cem } = three();
  people.addNews(7, [EVENT]);
  people.hurryTo(ben);
  people.tellFirst();
  people.addNews(8, [EVENT]);
  people.tell(cem, { t: 'applied', n: 1, seq: 8 });
  expect(heard).toEqual(['ben 7+1', 'ann 7+1', 'cem 7+1', 'ann 8+1', 'ben 8+1', 'cem 8+1', 'cem applied']);
});

it('who comes or goes between the two tellings is told neither twice nor too early', () => {
  const { people, heard, ann, ben, cem } = three();
  ann.isWelcome = false;
  people.addNews(7, [EVENT]);
  people.hurryTo(ben);
  people.tellFirst();
  people.remove(cem);
  people.welcome(ann, encode({ t: 'welcome' }));
  people.tellRest();
  expect(heard).toEqual(['ben 7+1', 'ann welcome']);
});

it('what cannot be told is not tried again while the lines are being closed for it', () => {
  const people = audience();
  let tries = 0;
  const send = (): void => {
    tries += 1;
    throw new Error('no line');
  };
  const troubles: string[] = [];
  const members = [0, 1].map(place => {
    const member = newMember(
      { send, close: trouble => troubles.push(trouble) },
      { places: [place as PlaceId], allowances: newAllowances(0) },
    );
    member.isWelcome = true;
    people.add(member);
    return member;
  });
  people.addNews(7, [EVENT]);
  people.hurryTo(must(members[0], 'the first'));
  expect(people.tellFirst).toThrow('no line');
  for (const member of members) people.dismiss(member, 'internal');
  expect([tries, troubles]).toEqual([1, ['internal', 'internal']]);
});
