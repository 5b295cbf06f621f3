import type { GoodsCode, InterfaceLanguage } from '#src/contract/enums.gen';
import { baseCode } from '../goods';

interface GoodsTexts {
  readonly name: string;
  readonly description: string;
}

type Family =
  | 'basic'
  | 'standard'
  | 'professional'
  | 'enterprise'
  | 'enterprise-plus'
  | 'one-time-export'
  | 'credits'
  | 'cloud-node'
  | 'training'
  | 'data-service'
  | 'rule-customization'
  | 'rule-maintenance';

type Row = readonly [name: string, description: string];
type Periods = Readonly<Record<'monthly' | 'quarterly' | 'yearly', string>>;

const texts: Readonly<Record<InterfaceLanguage, Readonly<Record<Family, Row>>>> = {
  'en-US': {
    basic: ['Basic', 'Templates on your computer, with more tasks and exports.'],
    standard: ['Standard', 'Cloud runs, schedules, and premium proxies for one person or a small team.'],
    professional: ['Professional', 'More cloud nodes, every template, and unlimited exports.'],
    enterprise: ['Enterprise', 'Members, custom terms, and a dedicated contact.'],
    'enterprise-plus': ['Enterprise Plus', 'Enterprise with the largest cloud capacity and 24/7 support.'],
    'one-time-export': ['One-time export', 'Export 100,000 more rows.'],
    credits: ['Balance of {amount}', 'For templates, premium proxies, and CAPTCHAs. It doesn’t expire.'],
    'cloud-node': ['Cloud node', 'Run one more task at the same time, for as long as your plan lasts.'],
    training: ['Training', 'Two hours with someone from our team, on your own tasks.'],
    'data-service': ['Data service', 'Tell us what you need, and we’ll deliver the data.'],
    'rule-customization': ['Rule customization', 'We build a rule for a site you choose.'],
    'rule-maintenance': ['Rule maintenance', 'We keep a rule working for three months.'],
  },
  'es-ES': {
    basic: ['Basic', 'Plantillas en su ordenador, con más tareas y exportaciones.'],
    standard: [
      'Standard',
      'Ejecución en la nube, programación y proxies premium para una persona o un equipo pequeño.',
    ],
    professional: ['Professional', 'Más nodos en la nube, todas las plantillas y exportaciones sin límite.'],
    enterprise: ['Enterprise', 'Miembros, condiciones a medida y una persona de contacto.'],
    'enterprise-plus': ['Enterprise Plus', 'Enterprise con la mayor capacidad en la nube y asistencia a toda hora.'],
    'one-time-export': ['Exportación única', '100.000 filas más para exportar.'],
    credits: ['Saldo de {amount}', 'Para plantillas, proxies premium y captchas. No caduca.'],
    'cloud-node': ['Nodo en la nube', 'Una ejecución simultánea más mientras dure su plan.'],
    training: ['Formación', 'Dos horas con una persona de nuestro equipo, sobre sus propias tareas.'],
    'data-service': ['Servicio de datos', 'Díganos qué necesita y le entregamos los datos.'],
    'rule-customization': ['Regla a medida', 'Creamos una regla para el sitio que elija.'],
    'rule-maintenance': ['Mantenimiento de reglas', 'Mantenemos una regla en marcha durante tres meses.'],
  },
  'ja-JP': {
    basic: ['ベーシック', 'お使いのパソコンでテンプレートを実行できます。タスクとエクスポートの上限が増えます。'],
    standard: ['スタンダード', '個人や小規模チーム向け。クラウド実行、スケジュール、プレミアムプロキシが使えます。'],
    professional: [
      'プロフェッショナル',
      'クラウドノードを増強。すべてのテンプレートが使え、エクスポートは無制限です。',
    ],
    enterprise: ['エンタープライズ', 'メンバー管理、個別の契約条件、専任の担当者が付きます。'],
    'enterprise-plus': [
      'エンタープライズプラス',
      'エンタープライズに、最大のクラウド容量と24時間サポートを加えたプランです。',
    ],
    'one-time-export': ['追加エクスポート', 'エクスポートできる行数が100,000行増えます。'],
    credits: ['残高 {amount}', 'テンプレート、プレミアムプロキシ、CAPTCHA に使えます。有効期限はありません。'],
    'cloud-node': ['クラウドノード', 'プランの期間中、同時に実行できる数が1つ増えます。'],
    training: ['トレーニング', 'お客様のタスクを題材に、担当者が2時間ご案内します。'],
    'data-service': ['データ収集代行', 'ご要望をうかがい、収集したデータをお届けします。'],
    'rule-customization': ['ルール作成', 'ご指定のサイト用のルールを作成します。'],
    'rule-maintenance': ['ルール保守', 'ルールが動き続けるように、3か月間保守します。'],
  },
  'de-DE': {
    basic: ['Basic', 'Vorlagen auf dem eigenen Computer, mit mehr Aufgaben und Exporten.'],
    standard: ['Standard', 'Cloud-Läufe, Zeitpläne und Premium-Proxys für eine Person oder ein kleines Team.'],
    professional: ['Professional', 'Mehr Cloud-Knoten, alle Vorlagen und unbegrenzte Exporte.'],
    enterprise: ['Enterprise', 'Mitglieder, individuelle Konditionen und eine feste Ansprechperson.'],
    'enterprise-plus': ['Enterprise Plus', 'Enterprise mit der größten Cloud-Kapazität und Hilfe rund um die Uhr.'],
    'one-time-export': ['Einmalexport', '100.000 weitere Zeilen für den Export.'],
    credits: ['Guthaben von {amount}', 'Für Vorlagen, Premium-Proxys und Captchas. Es verfällt nicht.'],
    'cloud-node': ['Cloud-Knoten', 'Ein weiterer gleichzeitiger Lauf, solange der Tarif gilt.'],
    training: ['Schulung', 'Zwei Stunden mit jemandem aus unserem Team, an Ihren eigenen Aufgaben.'],
    'data-service': ['Datenservice', 'Sagen Sie uns, was Sie brauchen, und wir liefern die Daten.'],
    'rule-customization': ['Regel nach Maß', 'Wir bauen eine Regel für eine Website Ihrer Wahl.'],
    'rule-maintenance': ['Regelpflege', 'Wir halten eine Regel drei Monate lang am Laufen.'],
  },
  'fr-FR': {
    basic: ['Basic', 'Les modèles sur votre ordinateur, avec plus de tâches et d’exports.'],
    standard: [
      'Standard',
      'Exécution dans le cloud, planification et proxys premium pour une personne ou une petite équipe.',
    ],
    professional: ['Professional', 'Plus de nœuds cloud, tous les modèles et des exports sans limite.'],
    enterprise: ['Enterprise', 'Des membres, des conditions sur mesure et un interlocuteur dédié.'],
    'enterprise-plus': [
      'Enterprise Plus',
      'Enterprise avec la plus grande capacité cloud et une assistance 24\u00A0h sur 24.',
    ],
    'one-time-export': ['Export ponctuel', '100\u202F000 lignes de plus à exporter.'],
    credits: ['Solde de {amount}', 'Pour les modèles, les proxys premium et les captchas. Il n’expire pas.'],
    'cloud-node': ['Nœud cloud', 'Une exécution simultanée de plus pendant toute la durée de votre offre.'],
    training: ['Formation', 'Deux heures avec un membre de notre équipe, sur vos propres tâches.'],
    'data-service': ['Service de données', 'Dites-nous ce qu’il vous faut, nous livrons les données.'],
    'rule-customization': ['Règle sur mesure', 'Nous créons une règle pour le site de votre choix.'],
    'rule-maintenance': ['Maintenance de règle', 'Nous maintenons une règle en état de marche pendant trois mois.'],
  },
  'it-IT': {
    basic: ['Basic', 'I modelli sul suo computer, con più attività ed esportazioni.'],
    standard: ['Standard', 'Esecuzioni nel cloud, pianificazioni e proxy premium per una persona o un piccolo team.'],
    professional: ['Professional', 'Più nodi cloud, tutti i modelli ed esportazioni senza limiti.'],
    enterprise: ['Enterprise', 'Membri, condizioni su misura e una persona di riferimento.'],
    'enterprise-plus': ['Enterprise Plus', 'Enterprise con la massima capacità cloud e assistenza a ogni ora.'],
    'one-time-export': ['Esportazione singola', '100.000 righe in più da esportare.'],
    credits: ['Saldo di {amount}', 'Per modelli, proxy premium e captcha. Non scade.'],
    'cloud-node': ['Nodo cloud', 'Un’esecuzione contemporanea in più per tutta la durata del piano.'],
    training: ['Formazione', 'Due ore con una persona del nostro team, sulle sue attività.'],
    'data-service': ['Servizio dati', 'Ci dica che cosa le serve e le consegniamo i dati.'],
    'rule-customization': ['Regola su misura', 'Creiamo una regola per un sito a sua scelta.'],
    'rule-maintenance': ['Manutenzione delle regole', 'Teniamo in funzione una regola per tre mesi.'],
  },
  'ko-KR': {
    basic: ['베이직', '내 컴퓨터에서 템플릿을 실행하고, 작업과 내보내기 한도가 늘어납니다.'],
    standard: ['스탠더드', '개인이나 소규모 팀을 위한 클라우드 실행, 예약, 프리미엄 프록시.'],
    professional: ['프로페셔널', '더 많은 클라우드 노드, 모든 템플릿, 무제한 내보내기.'],
    enterprise: ['엔터프라이즈', '구성원 관리, 맞춤 계약, 전담 담당자.'],
    'enterprise-plus': ['엔터프라이즈 플러스', '최대 클라우드 용량과 24시간 지원을 갖춘 엔터프라이즈.'],
    'one-time-export': ['추가 내보내기', '내보낼 수 있는 행이 100,000개 늘어납니다.'],
    credits: ['잔액 {amount}', '템플릿, 프리미엄 프록시, 캡차에 사용합니다. 만료되지 않습니다.'],
    'cloud-node': ['클라우드 노드', '요금제 기간 동안 동시에 실행할 수 있는 수가 하나 늘어납니다.'],
    training: ['교육', '내 작업을 예로 들어 담당자가 두 시간 동안 안내합니다.'],
    'data-service': ['데이터 수집 대행', '필요한 것을 알려 주시면 데이터를 전달해 드립니다.'],
    'rule-customization': ['맞춤 규칙 제작', '원하는 사이트의 규칙을 만들어 드립니다.'],
    'rule-maintenance': ['규칙 유지 관리', '규칙이 3개월 동안 계속 작동하도록 관리합니다.'],
  },
};

const periods: Readonly<Record<InterfaceLanguage, Periods>> = {
  'en-US': { monthly: 'monthly', quarterly: 'quarterly', yearly: 'yearly' },
  'es-ES': { monthly: 'mensual', quarterly: 'trimestral', yearly: 'anual' },
  'ja-JP': { monthly: '月払い', quarterly: '3か月払い', yearly: '年払い' },
  'de-DE': { monthly: 'monatlich', quarterly: 'vierteljährlich', yearly: 'jährlich' },
  'fr-FR': { monthly: 'mensuel', quarterly: 'trimestriel', yearly: 'annuel' },
  'it-IT': { monthly: 'mensile', quarterly: 'trimestrale', yearly: 'annuale' },
  'ko-KR': { monthly: '월간', quarterly: '분기', yearly: '연간' },
};

const code =
  /^(?<family>basic|standard|professional)-(?<period>monthly|quarterly|yearly)$|^(?<pack>credits)-(?<amount>\d+)$/;

export function goodsTexts(goodsCode: GoodsCode, language: InterfaceLanguage, long = false): GoodsTexts {
  const plain = baseCode(goodsCode);
  const { family, period, amount } = code.exec(plain)?.groups ?? {};
  const row = texts[language][(family ?? (amount === undefined ? plain : 'credits')) as Family];
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const name = row[0].replace('{amount}', amount === undefined ? '' : dollars.format(Number(amount)));
  const comma = language === 'ja-JP' ? '・' : ', ';
  return {
    name: long && period ? `${name}${comma}${periods[language][period as keyof Periods]}` : name,
    description: row[1],
  };
}
