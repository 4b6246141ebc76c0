import { render } from 'preact';
import './shell/stores.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/materials.css';
import './styles/motion.css';
import './styles/base.css';
import './styles/chips.css';
import './styles/splash.css';
import { NewVersion } from './offline/NewVersion.tsx';
import { keepOffline } from './offline/offline.ts';
import { applySettings } from './settings/settings.ts';
import { App, fetchScreen } from './shell/App.tsx';
import { whenRested } from './shell/idle.ts';
import { loadSprite } from './shell/sprite.ts';

fetchScreen();
void loadSprite();
await applySettings();
const root = document.getElementById('app');
if (root) {
  // The sign stood there while the script was on its way; from here on it does while something is waited for.
  document.documentElement.classList.remove('waiting');
  render(
    <>
      <App />
      <NewVersion />
    </>,
    root,
  );
}
// What is kept for later is fetched after what is needed now.
const keepLater = (): void => {
  whenRested(() => void keepOffline());
};
if (document.readyState === 'complete') keepLater();
else addEventListener('load', keepLater, { once: true });
