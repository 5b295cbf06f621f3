import i18next from 'i18next';
import { FORCE_RE_RENDER } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { restoreAllMocks } from 'storybook/test';
import { loadDemoTexts } from '#src/devtools/demo-texts';
import { queryClient } from '#src/data/query-client';
import { removeAllDrafts } from '#src/features/templates/form/draft/draft-store';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { loadOverlays } from '#src/ui/overlays';
import { loadAntdLocale } from '#src/ui/theme/antd-locales';
import { gleanerOf, isPlayingStory, languageOf, personaOf, setPlayingStory } from './globals';
import { runsPlay } from './play-switch';

interface Context {
  id: string;
  viewMode: string;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  playFunction?: unknown;
}

/** Only the atlas sets `gleanerTexts`. */
function recordTexts(): void {
  const texts: unknown = Reflect.get(globalThis, 'gleanerTexts');
  if (!(texts instanceof Map)) return;
  i18next.use({
    type: 'postProcessor',
    name: 'recordTexts',
    process(value: string, _keys: unknown, { i18nResolved }: { i18nResolved?: Record<string, unknown> }) {
      texts.set(`${String(i18nResolved?.['usedNS'])}:${String(i18nResolved?.['exactUsedKey'])}`, value);
      return value;
    },
  });
  Object.assign(i18next.options, { postProcess: ['recordTexts'], postProcessPassResolved: true });
}

let started: Promise<unknown> | undefined;
let currentLanguage: string | undefined;

export async function startLanguage(context: Context): Promise<Record<string, unknown>> {
  // A changed arg renders a playing story again.
  if (!isPlayingStory(context.id)) restoreAllMocks();
  setPlayingStory(!isToolbarChange(context) && context.playFunction && runsPlay(context) ? context.id : undefined);
  const language = languageOf(context);
  started ??= startLanguages(language).then(recordTexts);
  await started;
  await Promise.all([switchLanguage(language), loadAntdLocale(language), loadOverlays()]);
  await loadDemoTexts();
  // Server texts depend on the request's language. A failed call would succeed the second time.
  if (currentLanguage !== undefined && currentLanguage !== language && current?.id === context.id)
    void queryClient().invalidateQueries({ predicate: ({ state }) => state.status === 'success' });
  currentLanguage = language;
  return { language };
}

/** The emulator is `loaded.emulator`; stories under `UI/` have none. Throws for an unknown scenario or persona. */
export async function startScenarioForStory(context: Context & { title: string }): Promise<Record<string, unknown>> {
  const toolbarKey = toolbarKeyOf(context);
  if (current && isToolbarChange(context)) {
    current.toolbarKey = toolbarKey;
    return current.loaded;
  }
  const loaded = await startEmulatorFor(context);
  current = { id: context.id, toolbarKey, persona: personaOf(context), loaded };
  return loaded;
}

/** Shows a story in the toolbar's language after its play. */
export function endPlay({ id, globals }: Context): void {
  if (!isPlayingStory(id)) return;
  setPlayingStory(undefined);
  if (globals['language']) addons.getChannel().emit(FORCE_RE_RENDER);
}

const toolbarKeyOf = ({ id, globals }: Context) => JSON.stringify([globals, isPlayingStory(id)]);

function isToolbarChange(context: Context): boolean {
  return (
    current?.id === context.id && current.toolbarKey !== toolbarKeyOf(context) && current.persona === personaOf(context)
  );
}

/** The story on screen. A change of language, theme or width keeps its emulator, data and open dialog. */
let current:
  | { id: string; toolbarKey: string; persona: string | undefined; loaded: Record<string, unknown> }
  | undefined;

async function startEmulatorFor(context: Context & { title: string }): Promise<Record<string, unknown>> {
  if (context.title.startsWith('UI/')) return {};
  const [{ startForStory }, { findScenario, isScenario }, { isPersona }] = await Promise.all([
    import('./emulator'),
    import('#mocks/scenarios'),
    import('#mocks/personas'),
    import('#src/app/routes').then(({ loadLayouts }) => loadLayouts()),
  ]);
  const { scenario = 'everyday', traffic = false } = gleanerOf(context);
  if (!isScenario(scenario)) return { scenario: findScenario(scenario) };
  // Drafts of the previous story must not appear here.
  removeAllDrafts();
  const persona = personaOf(context);
  if (persona !== undefined && !isPersona(persona)) throw new Error(`There is no persona '${persona}'.`);
  return { emulator: await startForStory({ scenario, traffic, ...(persona ? { persona } : {}) }) };
}
