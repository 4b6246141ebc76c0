import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/materials.css';
import './styles/motion.css';
import './styles/base.css';
import { applySettings } from './settings/settings.ts';
import { App } from './shell/App.tsx';
import { loadSprite } from './shell/sprite.ts';

void loadSprite();
await applySettings();
const root = document.getElementById('app');
if (root) render(<App />, root);
