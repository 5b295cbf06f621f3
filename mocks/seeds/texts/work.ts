import type { InterfaceLanguage } from '#src/contract/enums.gen';

export type LogText =
  | 'requested'
  | 'started'
  | 'opened'
  | 'found'
  | 'nothing'
  | 'failed'
  | 'held'
  | 'resumed'
  | 'stopping'
  | 'stopped'
  | 'completed'
  | 'broke';

/** `{rows|row|rows}` is a number with its noun in singular and plural. */
export const logTexts: Readonly<Record<InterfaceLanguage, Readonly<Record<LogText, string>>>> = {
  'en-US': {
    requested: 'Start requested, looking for a free cloud node',
    started: 'Cloud node ready, {subtasks|input|inputs} to process',
    opened: 'Opened {input}',
    found: '{input}: {rows|row|rows}',
    nothing: '{input}: no rows on the page',
    failed: '{input}: page not reached after 3 tries',
    held: 'Subtask stopped manually',
    resumed: 'Subtask restarted',
    stopping: 'Stop requested',
    stopped: 'Stopped, {rows|row|rows} kept',
    completed: 'Completed, {rows|row|rows}',
    broke: 'Balance used up, run ended with {rows|row|rows}',
  },
  'es-ES': {
    requested: 'Inicio solicitado, se busca un nodo en la nube libre',
    started: 'Nodo en la nube listo, {subtasks|entrada|entradas} por procesar',
    opened: 'Abierto: {input}',
    found: '{input}: {rows|fila|filas}',
    nothing: '{input}: la página no tiene filas',
    failed: '{input}: página inaccesible tras 3 intentos',
    held: 'Subtarea detenida a mano',
    resumed: 'Subtarea reanudada',
    stopping: 'Detención solicitada',
    stopped: 'Detenida, {rows|fila conservada|filas conservadas}',
    completed: 'Completada, {rows|fila|filas}',
    broke: 'Saldo agotado, la ejecución terminó con {rows|fila|filas}',
  },
  'ja-JP': {
    requested: '開始を受け付けました。空いているクラウドノードを探しています',
    started: 'クラウドノードの準備ができました。入力{subtasks}件を処理します',
    opened: '{input} を開きました',
    found: '{input}：{rows}行',
    nothing: '{input}：ページに行が見つかりません',
    failed: '{input}：3回試しましたが、ページに接続できません',
    held: 'サブタスクを手動で停止しました',
    resumed: 'サブタスクを再開しました',
    stopping: '停止を受け付けました',
    stopped: '停止しました。{rows}行は残っています',
    completed: '完了しました（{rows}行）',
    broke: '残高がなくなったため、{rows}行で実行を終了しました',
  },
  'de-DE': {
    requested: 'Start angefordert, freier Cloud-Knoten wird gesucht',
    started: 'Cloud-Knoten bereit, {subtasks|Eingabe|Eingaben} abzuarbeiten',
    opened: '{input} geöffnet',
    found: '{input}: {rows|Zeile|Zeilen}',
    nothing: '{input}: keine Zeilen auf der Seite',
    failed: '{input}: Seite nach 3 Versuchen nicht erreicht',
    held: 'Teilaufgabe von Hand gestoppt',
    resumed: 'Teilaufgabe wieder gestartet',
    stopping: 'Stopp angefordert',
    stopped: 'Gestoppt, {rows|Zeile|Zeilen} behalten',
    completed: 'Abgeschlossen, {rows|Zeile|Zeilen}',
    broke: 'Guthaben aufgebraucht, Lauf mit {rows|Zeile|Zeilen} beendet',
  },
  'fr-FR': {
    requested: 'Lancement demandé, recherche d’un nœud cloud libre',
    started: 'Nœud cloud prêt, {subtasks|entrée|entrées} à traiter',
    opened: 'Page ouverte\u00A0: {input}',
    found: '{input}\u00A0: {rows|ligne|lignes}',
    nothing: '{input}\u00A0: aucune ligne sur la page',
    failed: '{input}\u00A0: page inaccessible après 3 essais',
    held: 'Sous-tâche arrêtée manuellement',
    resumed: 'Sous-tâche relancée',
    stopping: 'Arrêt demandé',
    stopped: 'Arrêtée, {rows|ligne conservée|lignes conservées}',
    completed: 'Terminée, {rows|ligne|lignes}',
    broke: 'Solde épuisé, exécution terminée avec {rows|ligne|lignes}',
  },
  'it-IT': {
    requested: 'Avvio richiesto, ricerca di un nodo cloud libero',
    started: 'Nodo cloud pronto, {subtasks} input da elaborare',
    opened: 'Aperto: {input}',
    found: '{input}: {rows|riga|righe}',
    nothing: '{input}: nessuna riga nella pagina',
    failed: '{input}: pagina non raggiunta dopo 3 tentativi',
    held: 'Sottoattività interrotta a mano',
    resumed: 'Sottoattività ripresa',
    stopping: 'Arresto richiesto',
    stopped: 'Interrotta, {rows|riga conservata|righe conservate}',
    completed: 'Completata, {rows|riga|righe}',
    broke: 'Saldo esaurito, esecuzione terminata con {rows|riga|righe}',
  },
  'ko-KR': {
    requested: '시작 요청을 받았습니다. 사용 가능한 클라우드 노드를 찾고 있습니다',
    started: '클라우드 노드가 준비되었습니다. 입력 {subtasks}개를 처리합니다',
    opened: '{input} 열기 완료',
    found: '{input}: {rows}행',
    nothing: '{input}: 페이지에 행이 없습니다',
    failed: '{input}: 3회 시도했지만 페이지에 연결하지 못했습니다',
    held: '하위 작업을 수동으로 중지했습니다',
    resumed: '하위 작업을 다시 시작했습니다',
    stopping: '중지 요청을 받았습니다',
    stopped: '중지되었습니다. {rows}행을 보관했습니다',
    completed: '완료되었습니다. {rows}행',
    broke: '잔액이 모두 소진되어 {rows}행에서 실행이 종료되었습니다',
  },
};

const groupNames: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  'en-US': ['My tasks', 'Price watch', 'Lead lists', 'Market research', 'Weekly reports', 'Archive'],
  'es-ES': [
    'Mis tareas',
    'Seguimiento de precios',
    'Listas de contactos',
    'Estudios de mercado',
    'Informes semanales',
    'Archivo',
  ],
  'ja-JP': ['マイタスク', '価格モニタリング', '見込み客リスト', '市場調査', '週次レポート', 'アーカイブ'],
  'de-DE': ['Meine Aufgaben', 'Preisbeobachtung', 'Kontaktlisten', 'Marktforschung', 'Wochenberichte', 'Archiv'],
  'fr-FR': [
    'Mes tâches',
    'Suivi des prix',
    'Listes de prospects',
    'Études de marché',
    'Rapports hebdomadaires',
    'Archives',
  ],
  'it-IT': [
    'Le mie attività',
    'Monitoraggio prezzi',
    'Elenchi di contatti',
    'Ricerche di mercato',
    'Report settimanali',
    'Archivio',
  ],
  'ko-KR': ['내 작업', '가격 모니터링', '잠재 고객 목록', '시장 조사', '주간 보고서', '보관함'],
};

/** A name in this form follows the language until it is changed. */
const SEEDED_NAME = /^\{group:(\d)\}$/;

export const seededGroups = groupNames['en-US'].length;

export const groupKey = (index: number): string => `{group:${index}}`;

export function nameOf(storedName: string, language: InterfaceLanguage): string {
  const index = SEEDED_NAME.exec(storedName)?.[1];
  return index === undefined ? storedName : (groupNames[language][Number(index)] ?? storedName);
}
