import type { InterfaceLanguage } from '#src/contract/enums.gen';
import classes from './start-failure.module.css';

interface Texts {
  readonly title: string;
  readonly advice: string;
  readonly retry: string;
}

// Not in locales/, since these texts appear when locales cannot load.
const texts: Record<InterfaceLanguage, Texts> = {
  'en-US': {
    title: 'Couldn’t start Gleaner',
    advice: 'Part of the app didn’t load. Check your connection, then try again.',
    retry: 'Try again',
  },
  'es-ES': {
    title: 'No se ha podido iniciar Gleaner',
    advice: 'No se ha podido cargar una parte de la aplicación. Compruebe su conexión e inténtelo de nuevo.',
    retry: 'Reintentar',
  },
  'ja-JP': {
    title: 'Gleaner を起動できませんでした',
    advice: 'アプリケーションの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',
    retry: '再試行',
  },
  'de-DE': {
    title: 'Gleaner konnte nicht starten',
    advice:
      'Ein Teil der Anwendung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
  'fr-FR': {
    title: 'Impossible de démarrer Gleaner',
    advice: 'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  'it-IT': {
    title: 'Impossibile avviare Gleaner',
    advice: 'Una parte dell’app non è stata caricata. Controlli la connessione e riprovi.',
    retry: 'Riprova',
  },
  'ko-KR': {
    title: 'Gleaner를 시작할 수 없습니다',
    advice: '애플리케이션의 일부를 불러오지 못했습니다. 연결을 확인한 후 다시 시도하세요.',
    retry: '다시 시도',
  },
};

/** Needs neither React nor a language file. */
export function showFailure(
  root: HTMLElement,
  language: InterfaceLanguage,
  error: unknown,
  isAddressInvalid: boolean,
): void {
  const { title, advice, retry } = texts[language];
  const main = document.createElement('main');
  main.className = classes.page;
  const heading = document.createElement('h1');
  heading.textContent = title;
  const paragraph = document.createElement('p');
  paragraph.textContent = isAddressInvalid && error instanceof Error ? error.message : advice;
  const retryButton = document.createElement('button');
  retryButton.type = 'button';
  retryButton.textContent = retry;
  retryButton.addEventListener('click', () => {
    const { origin, pathname } = globalThis.location;
    if (isAddressInvalid) globalThis.location.assign(origin + pathname);
    else globalThis.location.reload();
  });
  main.append(heading, paragraph, retryButton);
  root.replaceChildren(main);
  document.title = title;
  heading.tabIndex = -1;
  heading.focus();
}
