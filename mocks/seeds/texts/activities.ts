import type { InterfaceLanguage } from '#src/contract/enums.gen';

type Row = readonly [name: string, description: string];

const texts: Readonly<Record<string, Readonly<Record<InterfaceLanguage, Row>>>> = {
  'plan-weeks': {
    'en-US': ['Plan Weeks', 'Lower prices on every plan, with the biggest savings in the first days.'],
    'es-ES': ['Semanas de los planes', 'Todos los planes a mejor precio, sobre todo los primeros días.'],
    'ja-JP': ['プランウィーク', 'すべてのプランがお得に。最初の数日間は特にお得です。'],
    'de-DE': ['Tarifwochen', 'Alle Tarife sind günstiger, vor allem in den ersten Tagen.'],
    'fr-FR': ['Les semaines des offres', 'Toutes les offres à prix réduit, surtout les premiers jours.'],
    'it-IT': ['Settimane dei piani', 'Tutti i piani a un prezzo più basso, soprattutto nei primi giorni.'],
    'ko-KR': ['요금제 위크', '모든 요금제를 더 낮은 가격에. 처음 며칠이 가장 저렴합니다.'],
  },
  'yearly-days': {
    'en-US': ['Yearly Days', 'Lower prices on yearly plans for a few days.'],
    'es-ES': ['Días anuales', 'Planes anuales a mejor precio durante unos días.'],
    'ja-JP': ['年払いデー', '数日間だけ、年払いプランがお得になります。'],
    'de-DE': ['Jahrestage', 'Jahrestarife für ein paar Tage günstiger.'],
    'fr-FR': ['Les jours des offres annuelles', 'Les offres annuelles à prix réduit pendant quelques jours.'],
    'it-IT': ['Giorni annuali', 'Piani annuali a un prezzo più basso per qualche giorno.'],
    'ko-KR': ['연간 요금제 데이', '며칠 동안 연간 요금제를 더 낮은 가격에 만나보세요.'],
  },
};

export function activityTexts(code: string, language: InterfaceLanguage): { name: string; description: string } {
  const [name, description] = texts[code]?.[language] ?? [code, ''];
  return { name, description };
}
