import { RoomPicture } from '../board/RoomView.tsx';
import '../board/board.css';
import '../board/new-room.css';
import '../../../ui/dice/dice.css';
import { Face } from '../../../ui/Face.tsx';
import { Chips, Icon } from '../../../ui/Icon.tsx';
import type { Scene, SceneDice, ScenePawn, SceneRoom, SceneSign } from './scenes.ts';

/** A small board with what lies round it. It says nothing the words beside it do not say. */
export const SceneView = ({ scene }: { scene: Scene }) => (
  <div class={`scene ${scene.isAlarm ? 'alarm' : ''}`} style={{ '--across': scene.across }} aria-hidden="true">
    {scene.pawns?.map(({ pawn, x, y, isMe }) => (
      <i key={pawn} class={`scene-pool ${isMe ? 'me' : ''}`} style={{ '--x': x, '--y': y }} />
    ))}
    {scene.rooms?.map(room => (
      <Room key={room.art.id} {...room} />
    ))}
    {scene.unknown && (
      <span class="new-room go" style={{ '--x': scene.unknown.x, '--y': scene.unknown.y }}>
        <span class="beyond">
          <Chips price={scene.unknown.price.map(face => ({ face }))} />
        </span>
      </span>
    )}
    {scene.pawns?.map(pawn => (
      <Figure key={pawn.pawn} {...pawn} />
    ))}
    {scene.dice?.map((row, i) => (
      <DiceRow key={i} {...row} />
    ))}
    {scene.signs?.map((sign, i) => (
      <Sign key={i} {...sign} />
    ))}
  </div>
);

const Room = ({ art, x, y, light, mark, tilt = 0 }: SceneRoom) => (
  <span class={`room ${mark ?? ''}`} style={{ '--x': x, '--y': y, rotate: `${tilt}deg` }}>
    <RoomPicture art={art} light={light} />
  </span>
);

const Figure = ({ pawn, x, y, isMe = false, isStuck = false }: ScenePawn) => (
  <span
    class={`pawn ${isMe ? 'me' : ''} ${isStuck ? 'stuck' : ''}`}
    style={{ '--x': x, '--y': y, color: `var(--p${pawn})` }}
  >
    <i class="foot" />
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#pawn${pawn}`} />
    </svg>
    {isStuck && (
      <span class="alert">
        <Icon id="ui-help" size={18} colour="var(--alarm)" />
      </span>
    )}
  </span>
);

const DiceRow = ({ x, y, size, dice }: SceneDice) => (
  <span class="scene-dice" style={{ '--x': x, '--y': y, '--s': `calc(var(--t) * ${size})` }}>
    {dice.map(([face, state = 'free'], i) => (
      <span key={i} class={`slot ${state}`}>
        {state === 'lost' ? (
          <span class="die-hole" />
        ) : (
          <span class={`die ${face === 'black' ? 'blk' : ''}`}>
            <Face face={face} />
          </span>
        )}
        {state === 'black' && (
          <span class="badge">
            <Icon id="ui-lock" size={14} />
          </span>
        )}
      </span>
    ))}
  </span>
);

const Sign = ({ x, y, size, icon, digits, colour, turn = 0, isGlowing = false }: SceneSign) => (
  <span
    class={`scene-sign ${isGlowing ? 'glowing' : ''}`}
    style={{ '--x': x, '--y': y, '--s': `calc(var(--t) * ${size})`, '--turn': `${turn}deg`, color: colour }}
  >
    {icon && <Icon id={icon} {...(colour && { colour })} />}
    {digits && <b class="num">{digits}</b>}
  </span>
);
