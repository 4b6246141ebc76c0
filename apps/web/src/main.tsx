import { render } from 'preact';
import './shell/storage.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/materials.css';
import './styles/motion.css';
import './styles/base.css';
import './styles/chips.css';
import './styles/splash.css';
import './styles/error-card.css';
import { App, fetchScreen } from './App.tsx';
import { NewVersion } from './offline/NewVersion.tsx';
import { keepOffline, offerApp } from './offline/offline.ts';
import { applySettings } from './settings/settings.ts';
import { whenRested } from './shell/idle.ts';
import { whenShown } from './ui/loading/lazy.tsx';
import { loadSprite } from './ui/sprite.ts';
import { loadWords } from './words/words.ts';

const start = async (): Promise<void> => {
  fetchScreen();
  void loadSprite();
  await applySettings();
  const root = document.getElementById('app');
  if (!root) return;
  // The sign stood there while the script was on its way; from here on it does while something is waited for.
  document.documentElement.classList.remove('waiting');
  render(
    <>
      <App />
      <NewVersion />
    </>,
    root,
  );
  whenShown(() => {
    // Words stand in the nearest face until theirs is here.
    import('./styles/later-fonts.css').catch(() => undefined);
    // All screens but this one wait for them.
    loadWords().catch(() => undefined);
  });
};
void start();
// What is kept for later is fetched after what is needed now.
const keepLater = (): void => {
  whenRested(() => {
    offerApp();
    void keepOffline();
  });
};
if (document.readyState === 'complete') keepLater();
else addEventListener('load', keepLater, { once: true });
