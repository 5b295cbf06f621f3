import type { InterfaceLanguage } from '#src/contract/enums.gen';

type Row = readonly [name: string, description: string];

const texts: Readonly<Record<string, Readonly<Record<InterfaceLanguage, Row>>>> = {
  'plan-weeks': {
    'en-US': ['Plan Weeks', 'Lower prices on every plan for a limited time.'],
    'es-ES': ['Semanas de los planes', 'Todos los planes a mejor precio por tiempo limitado.'],
    'ja-JP': ['プランウィーク', '期間限定で、すべてのプランがお得になります。'],
    'de-DE': ['Tarifwochen', 'Alle Tarife sind für begrenzte Zeit günstiger.'],
    'fr-FR': ['Les semaines des offres', 'Toutes les offres à prix réduit pour une durée limitée.'],
    'it-IT': ['Settimane dei piani', 'Tutti i piani a un prezzo più basso per un periodo limitato.'],
    'ko-KR': ['요금제 위크', '기간 한정으로 모든 요금제를 더 낮은 가격에 이용할 수 있습니다.'],
  },
  'yearly-days': {
    'en-US': ['Yearly Days', 'Lower prices on yearly plans for a few days.'],
    'es-ES': ['Días anuales', 'Planes anuales a mejor precio durante unos días.'],
    'ja-JP': ['年払いデー', '数日間だけ、年払いプランがお得になります。'],
    'de-DE': ['Jahrestage', 'Jahrestarife sind ein paar Tage lang günstiger.'],
    'fr-FR': ['Les jours des offres annuelles', 'Les offres annuelles à prix réduit pendant quelques jours.'],
    'it-IT': ['Giorni annuali', 'Piani annuali a un prezzo più basso per qualche giorno.'],
    'ko-KR': ['연간 요금제 데이', '며칠 동안 연간 요금제를 더 낮은 가격에 만나보세요.'],
  },
};

export function activityTexts(code: string, language: InterfaceLanguage): { name: string; description: string } {
  const [name, description] = texts[code]?.[language] ?? [code, ''];
  return { name, description };
}
