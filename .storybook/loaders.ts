import { loadDemoTexts } from '#src/devtools/demo-texts';
import { queryClient } from '#src/data/query-client';
import { dropEveryDraft } from '#src/features/templates/form/draft/draft-store';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { loadOverlays } from '#src/ui/overlays';
import { loadAntdLocale } from '#src/ui/theme/antd-locales';
import { gleanerOf, languageOf, personaOf } from './globals';

interface Context {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

let started: Promise<unknown> | undefined;
let spoken: string | undefined;

/** Before a story is drawn its language is there, antd's words included, and what dialogs are drawn with. */
export async function startLanguage(context: Context & { id: string }): Promise<Record<string, unknown>> {
  const language = languageOf(context);
  started ??= startLanguages(language);
  await started;
  await Promise.all([switchLanguage(language), loadAntdLocale(language), loadOverlays()]);
  await loadDemoTexts();
  // The server's texts come in the language of the request: what the open story has read is read anew, as in the application.
  if (spoken !== undefined && spoken !== language && shown?.id === context.id) void queryClient().invalidateQueries();
  spoken = language;
  return { language };
}

/**
 * Starts the emulator in the page for a story: scenario, persona, frozen clock. Its result is `loaded.emulator`. The generic
 * controls know no backend and start none. An unknown scenario or persona throws and names the nearest.
 */
export async function startScenarioForStory(
  context: Context & { id: string; title: string },
): Promise<Record<string, unknown>> {
  const look = lookOf(context);
  if (shown?.id === context.id && shown.look !== look && shown.persona === personaOf(context)) {
    shown.look = look;
    return shown.loaded;
  }
  const loaded = await startAnew(context);
  shown = { id: context.id, look, persona: personaOf(context), loaded };
  return loaded;
}

/** What the toolbar changes about how a story looks: language, theme, and what Storybook adds, such as the width of the window. */
const lookOf = ({ globals }: Context) => JSON.stringify(globals);

/** The story on screen: another language, theme or width draws it again, but its dialog stays open and its data as they are. */
let shown: { id: string; look: string; persona: string | undefined; loaded: Record<string, unknown> } | undefined;

async function startAnew(context: Context & { title: string }): Promise<Record<string, unknown>> {
  if (context.title.startsWith('UI/')) return {};
  const [{ startForStory }, { findScenario, isScenario }, { isPersona }] = await Promise.all([
    import('./emulator'),
    import('#mocks/scenarios'),
    import('#mocks/personas'),
  ]);
  const { scenario = 'everyday', traffic = false } = gleanerOf(context);
  if (!isScenario(scenario)) return { scenario: findScenario(scenario) };
  // What the story before left typed in a form is not offered to this one.
  dropEveryDraft();
  const persona = personaOf(context);
  if (persona !== undefined && !isPersona(persona)) throw new Error(`There is no persona '${persona}'.`);
  return { emulator: await startForStory({ scenario, traffic, ...(persona ? { persona } : {}) }) };
}
