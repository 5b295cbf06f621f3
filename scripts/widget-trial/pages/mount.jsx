// The application's languages, colors, styles and router around a widget.
import '#src/ui/theme/theme.css';
import './page.css';
import i18next from 'i18next';
import { Component, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import ui from '#locales/en-US/ui.json';
import { cssVariables } from '#src/ui/theme/tokens';

class Boundary extends Component {
  state = { error: undefined };
  static getDerivedStateFromError(error) {
    return { error };
  }
  render() {
    return this.state.error ? <pre role="alert">{String(this.state.error.stack)}</pre> : this.props.children;
  }
}

/** Widgets call `say(text)` to report; the walks read it from the page. */
function Page({ widgets, Around }) {
  const [words, setWords] = useState([]);
  const say = (text) => setWords((before) => [...before, text]);
  return (
    <Around>
      <main>
        <h1>Widget trial</h1>
        <button type="button" className="plain">
          Before
        </button>
        {widgets.map((Widget, index) => (
          <Boundary key={index}>
            <Widget say={say} />
          </Boundary>
        ))}
        <button type="button" className="plain">
          After
        </button>
        <ol id="said">
          {words.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ol>
      </main>
    </Around>
  );
}

const Plain = ({ children }) => children;

export function mount(widgets, Around = Plain) {
  for (const [name, value] of Object.entries(cssVariables('light')))
    document.documentElement.style.setProperty(name, value);
  document.documentElement.lang = 'en-US';
  void i18next
    .use(initReactI18next)
    .init({
      lng: 'en-US',
      ns: ['ui'],
      defaultNS: 'ui',
      resources: { 'en-US': { ui } },
      enableSelector: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
    .then(() =>
      createRoot(document.getElementById('root')).render(
        <StrictMode>
          <MemoryRouter>
            <Page widgets={widgets} Around={Around} />
          </MemoryRouter>
        </StrictMode>,
      ),
    );
}
