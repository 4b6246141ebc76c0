#!/usr/bin/env python3
"""Plays Temple with bots, over the protocol of docs/PROTOCOL.md and with nothing but Python's own library.

    python3 templefall.py --url http://localhost:8080            a new table, with two bots
    python3 templefall.py --url http://localhost:8080 --code ACDE    a table of friends

It knows no rule of the game: it rolls, tries every door and room, and learns from the answers. What everybody sees comes as a
whole view (`wants: 'views'`), and the lobby is folded from events besides, to show how that is done.
"""
import argparse, base64, json, os, random, socket, struct, time, urllib.error, urllib.parse, urllib.request

PROTOCOL = 2
GREETING, BYTES = 10, 17


# MessagePack: what JSON can say.
def pack(value):
    if value is None: return b'\xc0'
    if value is True: return b'\xc3'
    if value is False: return b'\xc2'
    if isinstance(value, int) and 0 <= value < 128: return bytes([value])
    if isinstance(value, int): return b'\xd3' + struct.pack('>q', value)
    if isinstance(value, float): return b'\xcb' + struct.pack('>d', value)
    if isinstance(value, str):
        text = value.encode()
        return b'\xda' + struct.pack('>H', len(text)) + text
    if isinstance(value, dict):
        return b'\xde' + struct.pack('>H', len(value)) + b''.join(pack(k) + pack(v) for k, v in value.items())
    return b'\xdc' + struct.pack('>H', len(value)) + b''.join(map(pack, value))


def unpack(data):
    at = 0

    def take(count):
        nonlocal at
        at += count
        return data[at - count:at]

    def number(form):
        return struct.unpack('>' + form, take(struct.calcsize('>' + form)))[0]

    def several(count):
        return [one() for _ in range(count)]

    def mapped(count):
        return {one(): one() for _ in range(count)}

    def one():
        kind = take(1)[0]
        if kind < 0x80: return kind
        if kind < 0x90: return mapped(kind & 15)
        if kind < 0xa0: return several(kind & 15)
        if kind < 0xc0: return take(kind & 31).decode()
        if kind >= 0xe0: return kind - 256
        if kind in CONSTANTS: return CONSTANTS[kind]
        if kind in NUMBERS: return number(NUMBERS[kind])
        form, read = LENGTHS[kind]
        count = number(form)
        return take(count).decode() if read == 'text' else several(count) if read == 'list' else mapped(count)

    return one()


CONSTANTS = {0xc0: None, 0xc2: False, 0xc3: True}
NUMBERS = dict(zip(range(0xca, 0xd4), 'fdBHIQbhiq'))
LENGTHS = {0xd9: ('B', 'text'), 0xda: ('H', 'text'), 0xdb: ('I', 'text'), 0xdc: ('H', 'list'), 0xdd: ('I', 'list'),
           0xde: ('H', 'map'), 0xdf: ('I', 'map')}


class Socket:
    """A WebSocket (RFC 6455), as far as it is needed here."""

    def __init__(self, host, port, path):
        self.line = socket.create_connection((host, port), timeout=60)
        self.unread = b''
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall((f'GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                           f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
        while b'\r\n\r\n' not in self.unread: self.more()
        head, self.unread = self.unread.split(b'\r\n\r\n', 1)
        if b' 101 ' not in head: raise ConnectionError(head.decode())

    def more(self):
        data = self.line.recv(65536)
        if not data: raise ConnectionError('the server closed the connection')
        self.unread += data

    def take(self, count):
        while len(self.unread) < count: self.more()
        data, self.unread = self.unread[:count], self.unread[count:]
        return data

    def send(self, data, kind=2):
        mask = os.urandom(4)
        head = bytes([0x80 | kind, 0x80 | len(data)]) if len(data) < 126 else \
            bytes([0x80 | kind, 0xfe]) + struct.pack('>H', len(data))
        self.line.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        """The next message; pings are answered on the way. The server sends each message in one piece."""
        while True:
            kind, length = self.take(2)
            if length > 125: length = struct.unpack('>H' if length == 126 else '>Q', self.take(2 if length == 126 else 8))[0]
            data = self.take(length)
            if kind & 15 == 9: self.send(data, 10)
            elif kind & 15 == 8: raise ConnectionError(data[2:].decode() or 'closed')
            elif kind & 15 == 2: return data


def evolve(lobby, event):
    """Section 5 of the protocol: what each event changes round the table."""
    kind, event = event['type'], {name: value for name, value in event.items() if name != 'type'}
    places = lobby['places']
    place = next((one for one in places if one['id'] == event.get('place')), None)

    def calm(one):
        return {**one, 'isReady': 'bot' in one}

    if kind == 'tableOpened': return {**lobby, **event}
    if kind == 'placeTaken':
        taken = {'id': event['place'], **event, 'isReady': 'bot' in event}
        del taken['place']
        if place and 'role' in place: taken['role'] = place['role']
        return {**lobby, 'nextPlace': max(lobby['nextPlace'], taken['id'] + 1),
                'places': [taken if one is place else one for one in places] + ([] if place else [taken])}
    if kind == 'placeLeft' and lobby['phase'] == 'gathering':
        return {**lobby, 'places': [one for one in places if one is not place]}
    if kind in ('placeLeft', 'seatEdited', 'readinessChanged'):
        if kind == 'placeLeft':
            after = {**{k: v for k, v in place.items() if k != 'bot'}, 'isVacant': True, 'isReady': False}
        elif kind == 'seatEdited':
            after = {**{k: v for k, v in place.items() if k != 'role'}, **{k: v for k, v in event.items() if k != 'place'}}
        else:
            after = {**place, 'isReady': event['isReady']}
        return {**lobby, 'places': [after if one is place else one for one in places]}
    if kind == 'gameChosen':
        kept = places if event['game'] == lobby['game'] else [{k: v for k, v in p.items() if k != 'role'} for p in places]
        return {**lobby, **event, 'places': [calm(one) for one in kept]}
    if kind == 'tableChanged': return {**{k: v for k, v in lobby.items() if k != 'standIn'}, **event}
    if kind == 'hostChanged': return {**lobby, 'host': event['place']}
    if kind == 'lobbyReopened':
        return {**lobby, 'phase': 'gathering', 'places': [calm(one) for one in places if 'isVacant' not in one]}
    if kind == 'gameStarted':
        return {**lobby, 'phase': 'playing', 'places': [one for one in places if 'isVacant' not in one]}
    return {**lobby, 'phase': 'ended'} if kind == 'gameEnded' else lobby


class Table:
    def __init__(self, url, table):
        parts = urllib.parse.urlsplit(url)
        seat = post(f'{url}/matchmake/joinOrCreate/table', {'protocol': PROTOCOL, 'table': table, 'wants': 'views'})
        where = urllib.parse.urlsplit('//' + seat['publicAddress']) if 'publicAddress' in seat else parts
        path = f"{where.path}/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}"
        self.socket = Socket(where.hostname, where.port or 80, path)
        self.answers, self.numbers, self.clock, self.me, self.views = {}, {'n': 0, 'id': 0}, None, None, 0
        while self.socket.receive()[0] != GREETING: pass
        self.socket.send(bytes([GREETING]))
        while self.hear()['t'] != 'welcome': pass

    def send(self, message):
        self.socket.send(bytes([BYTES, 0]) + pack(message))

    def hear(self):
        frame = self.socket.receive()
        message = unpack(frame[2:]) if frame[0] == BYTES else {'t': 'other'}
        kind = message['t']
        if kind == 'welcome':
            self.seq, self.lobby, self.game = (message['view'].get(name) for name in ('seq', 'lobby', 'game'))
            self.offset = message['now'] - time.monotonic() * 1000
        if kind == 'events':
            for event in message['events']:
                self.seq, self.lobby = self.seq + 1, evolve(self.lobby, event)
                if event.get('by') and event['by'][0] == self.seat(): self.answers['n', event['by'][1]] = None
        if kind == 'view':
            view, self.views = message['view'], self.views + 1
            if (view['seq'], view['lobby']) != (self.seq, self.lobby): raise AssertionError(f'{view["lobby"]} {self.lobby}')
            self.game = view.get('game')
        if kind in ('welcome', 'clock'): self.clock = message.get('clock', self.clock)
        if kind in ('refused', 'applied'): self.answers['n', message['n']] = message.get('refusal')
        if kind == 'reply': self.answers['id', message['id']] = message.get('refusal'), message.get('value')
        if kind == 'trouble': raise ConnectionError(message['trouble'])
        return message

    def seat(self):
        return next((index for index, one in enumerate(self.lobby['places']) if one['id'] == self.me), None)

    def answer(self, name, message):
        """Sends a numbered message and reads on until it is answered: every one is."""
        self.numbers[name] += 1
        key = name, self.numbers[name]
        self.send({**message, name: key[1]})
        while key not in self.answers: self.hear()
        return self.answers.pop(key)

    def ask(self, type, **fields):
        refusal, value = self.answer('id', {'t': 'ask', 'request': {'type': type, **fields}})
        if refusal: raise RuntimeError(f"{type}: {refusal['code']}")
        if 'place' in (value or {}): self.me = value['place']

    def do(self, type, **fields):
        """None, or the code of the refusal."""
        refusal = self.answer('n', {'t': 'do', 'at': self.time(), 'command': {'type': type, **fields}})
        return refusal and refusal['code']

    def time(self):
        """The game's own time."""
        now = time.monotonic() * 1000 + self.offset
        return self.clock['at'] + (now - self.clock['now'] if self.clock['isRunning'] else 0) if self.clock else 0.0

    def catch_up(self):
        """Asks what time it is: what the server has for us comes before the answer."""
        self.send({'t': 'time', 'sent': time.monotonic() * 1000})
        while self.hear()['t'] != 'time': pass


def post(url, body):
    request = urllib.request.Request(url, json.dumps(body).encode(), {'content-type': 'application/json'})
    try:
        return json.load(urllib.request.urlopen(request, timeout=60))
    except urllib.error.HTTPError as problem:
        raise RuntimeError(f'{url}: {problem.read().decode()}')


def wishes(view, seat, now):
    """What could be tried now: the dice that are not locked, then doors, then rooms."""
    me = view['players'][seat]
    if now > me['rollsAt']: yield 'roll', {'dice': [die['id'] for die in me['dice'] if die.get('face') != 'B']}
    for side in random.sample('NESW', 4): yield 'discover', {'side': side}
    for cell in random.sample(sorted(view['rooms']), len(view['rooms'])): yield 'enter', {'to': cell}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--url', default='http://localhost:8080')
    options.add_argument('--code', help='of a table that is there already')
    options.add_argument('--bots', type=int, default=2)
    options.add_argument('--commands', type=int, default=0, help='stop after so many (0: when the game ends)')
    wanted = options.parse_args()
    if wanted.code:
        code = urllib.parse.quote(wanted.code)
        table = json.load(urllib.request.urlopen(f'{wanted.url}/api/codes/{code}', timeout=60))['table']
    else:
        table = post(f'{wanted.url}/api/tables', {'game': 'temple', 'options': {}})['table']
    here = Table(wanted.url, table)
    here.ask('sit', name='Python')
    if wanted.code:
        here.ask('ready', isReady=True)
    else:
        for number in range(wanted.bots): here.ask('addBot', level='steady', name=f'Bot {number + 1}')
        here.ask('start')
    # Before the cry commands are refused.
    while here.lobby['phase'] == 'gathering' or not here.game or here.time() < 0:
        time.sleep(0.1)
        here.catch_up()
    told = {'table': table, 'code': here.lobby['code'], 'applied': 0, 'refused': 0}
    while here.lobby['phase'] == 'playing' and not 0 < wanted.commands <= told['applied'] + told['refused']:
        for kind, fields in wishes(here.game['view'], here.seat(), here.time()):
            told['refused' if here.do(kind, **fields) else 'applied'] += 1
            # Eight taps a second are what a hand can do.
            time.sleep(0.12)
            here.catch_up()
    print(json.dumps({**told, 'seq': here.seq, 'views': here.views, 'phase': here.lobby['phase']}))


if __name__ == '__main__':
    main()
