import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StudioApp } from './studio-app.tsx';
import './styles/base.css';
import './styles/regions.css';
import './styles/form.css';
import './styles/area.css';
import './styles/picker.css';
import './styles/rich-text.css';

/* The studio around the page in the canvas. */

const root = document.getElementById('studio');
if (!root) throw new Error('The document has no place for the studio.');
createRoot(root).render(
  <StrictMode>
    <StudioApp />
  </StrictMode>,
);
