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
    title: 'Gleaner could not start',
    advice: 'Part of the application could not be loaded. Check your connection, then try again.',
    retry: 'Try again',
  },
  'es-ES': {
    title: 'Gleaner no se ha podido iniciar',
    advice: 'No se ha podido cargar una parte de la aplicación. Compruebe la conexión y vuelva a intentarlo.',
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
    title: "Gleaner n'a pas pu démarrer",
    advice: "Une partie de l'application n'a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
    retry: 'Réessayer',
  },
  'it-IT': {
    title: 'Impossibile avviare Gleaner',
    advice: "Non è stato possibile caricare una parte dell'applicazione. Controllare la connessione e riprovare.",
    retry: 'Riprova',
  },
  'ko-KR': {
    title: 'Gleaner를 시작할 수 없습니다',
    advice: '애플리케이션의 일부를 불러오지 못했습니다. 연결을 확인한 후 다시 시도하세요.',
    retry: '다시 시도',
  },
};

/** Needs neither React nor a language file. For an invalid address it shows the error's own message. */
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
    if (isAddressInvalid) globalThis.location.assign(globalThis.location.pathname);
    else globalThis.location.reload();
  });
  main.append(heading, paragraph, retryButton);
  root.replaceChildren(main);
  document.title = title;
  heading.tabIndex = -1;
  heading.focus();
}
