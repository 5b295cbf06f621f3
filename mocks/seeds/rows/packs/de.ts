import { type Pack, splitList } from '../pack';

export const de: Pack = {
  code: 'de',
  country: 'Deutschland',
  currency: 'EUR',
  perDollar: 0.92,
  nameOrder: 'given',
  given: splitList(
    'Anneke|Jonas|Friederike|Emre|Katrin|Lukas|Svenja|Matthias|Ayşe|Henning|Lena|Tobias|Marlene|Florian|Birgit|Ole',
  ),
  family: splitList(
    'Brandt|Özdemir|Köhler|Lehmann|Schröder|Winkelmann|Pfeiffer|Voß|Neumann|Dittrich|Krause|Heß|Baumgärtner|Jansen|Seidel|Thoma',
  ),
  cities: [
    ['Berlin', '10', 52.52, 13.405],
    ['Hamburg', '20', 53.5511, 9.9937],
    ['München', '80', 48.1374, 11.5755],
    ['Köln', '50', 50.9375, 6.9603],
    ['Leipzig', '04', 51.3397, 12.3731],
    ['Freiburg im Breisgau', '79', 47.999, 7.8421],
    ['Münster', '48', 51.9607, 7.6261],
    ['Dresden', '01', 51.0504, 13.7373],
  ],
  streets: splitList(
    'Lindenstraße|Am Mühlgraben|Goethestraße|Kastanienallee|Bahnhofstraße|Schillerplatz|Hinter der Kirche|Weidenweg|Karl-Liebknecht-Straße|Hafenstraße',
  ),
  address: '{street} {number}, {postcode} {city}',
  phone: '+49 30 55#####',
  postcodeDigits: 5,
  trades: splitList(
    'Café|Bäckerei|Fahrradwerkstatt|Gasthaus|Friseur|Buchhandlung|Zahnarztpraxis|Weinhandlung|Blumenladen|Italienisches Restaurant',
  ),
  placeNames: splitList(
    'Bäckerei {name}=Bäckerei|Zum Goldenen Hirsch=Gasthaus|Café {name}=Café|Haus {name}|Gasthof zur Post=Gasthaus|{name} & Söhne|Kleine Freiheit=Café|Praxis Dr. {name}=Zahnarztpraxis|Radhaus {city}=Fahrradwerkstatt|{name} am Markt|Weinkontor {name}=Weinhandlung',
  ),
  firms: splitList(
    'Nordlicht Energie AG|Brandt Präzisionstechnik GmbH|Hansekontor Logistik|Auenland Lebensmittel GmbH|Silberbach Software|Köhler & Partner|Elbwerk Maschinenbau|Sonnenfels Pflege gGmbH',
  ),
  brands: splitList('Alderon|Werkhof|Nordkap|Brimm|Feldmann|Tidewell|Lichtgrau'),
  products: [
    ['Kabellose Kopfhörer mit Geräuschunterdrückung', 'Audio', 119.99],
    ['Thermosflasche 0,75 l', 'Küche', 24.9],
    ['Gusseiserne Pfanne 28 cm', 'Küche', 44.95],
    ['Akkuschrauber 18 V mit Koffer', 'Werkzeug', 99],
    ['Wanderschuhe, wasserdicht', 'Sport', 139.95],
    ['Leinenbettwäsche 135 × 200 cm', 'Heimtextilien', 129],
    ['Siebträgermaschine 15 bar', 'Küche', 279],
    ['Schreibtischlampe, dimmbar', 'Beleuchtung', 59.9],
  ],
  jobs: splitList(
    'Pflegefachkraft (m/w/d)|Softwareentwickler (m/w/d)|Elektroniker für Betriebstechnik|Sachbearbeiter Buchhaltung|Erzieher (m/w/d)|Lagerist in Vollzeit|Projektleiter Bau|Bäcker (m/w/d)|Vertriebsmitarbeiter Innendienst',
  ),
  skills: splitList('SAP|Führerschein Klasse B|Deutsch C1|Excel|Teamführung|Java|CNC|Buchhaltung|Kundenberatung'),
  rooms: splitList('Doppelzimmer|Einzelzimmer mit Balkon|Juniorsuite|Familienzimmer|Apartment mit Küche'),
  homes: splitList('Altbauwohnung|Reihenhaus|Neubauwohnung|Einfamilienhaus|Dachgeschosswohnung|Maisonette'),
  sections: splitList('Wirtschaft|Technik|Lokales|Kultur|Sport|Wissenschaft'),
  headlines: splitList(
    '{firm} baut neues Werk bei {city}|{city} beschließt Ausbau der Radwege|Warum {firm} {number} Stellen ausschreibt|Mieten in {city} sinken erstmals seit Jahren|Schule in {city} halbiert ihre Heizkosten|{firm} ruft {number} Geräte zurück',
  ),
  sentences: splitList(
    'Der Beschluss kam für viele überraschend.|Anwohner hatten das seit Jahren gefordert.|„Wir haben zugehört“, sagte eine Sprecherin.|Die Arbeiten beginnen im Frühjahr.|Die Zahlen wurden am Dienstag veröffentlicht.|Kritiker verweisen auf die offenen Kosten.',
  ),
  praise: splitList(
    'v Sehr freundliche Beratung, wir kommen wieder.|g Schnell geliefert und gut verpackt.|v Das beste Frühstück im Viertel.|g Nach einem Jahr noch wie neu.|Preis und Leistung stimmen.|v Ruhig gelegen und sehr sauber.|f Antwort noch am selben Tag.|Klare Empfehlung.',
  ),
  mixed: splitList(
    'v Insgesamt gut, Parkplätze sind aber knapp.|g Farbe etwas dunkler als auf dem Bild.|Für den Preis in Ordnung.|v Essen gut, Wartezeit lang.|Manches gut, manches nicht.',
  ),
  complaints: splitList(
    'g Nach drei Wochen defekt.|Telefonisch nie jemand erreichbar.|v Öffnungszeiten stimmen nicht mehr.|Erstattung dauerte über einen Monat.|g Kleiner als beschrieben, ging zurück.',
  ),
  replies: splitList(
    'Vielen Dank für die netten Worte!|Das tut uns leid. Bitte schreiben Sie uns, wir finden eine Lösung.|Danke für den Hinweis, die Zeiten sind jetzt korrigiert.',
  ),
  verdicts: [
    splitList('Absolut empfehlenswert|Genau wie beschrieben|Immer wieder gern'),
    splitList('Ganz okay|Solide|Mit kleinen Schwächen'),
    splitList('Leider enttäuscht|Nie wieder|Nicht zu empfehlen'),
  ],
  posts: splitList(
    'Frisch aus dem Ofen 🥨|Wir sind umgezogen!|Sonnenaufgang über {city}.|Neue Folge ist online.|Wir suchen Verstärkung.',
  ),
  tags: splitList('handwerk|wandern|kaffee|nachhaltig|heimat|fotografie'),
  duties: splitList(
    'Sie planen Ihre Woche im Team und halten den Kontakt zu unseren Kunden.|Wir bieten Gleitzeit, Weiterbildung und 30 Tage Urlaub.|Berufserfahrung ist willkommen, aber kein Muss.|Bewerben Sie sich mit einem kurzen Lebenslauf.',
  ),
  contracts: splitList('Vollzeit|Vollzeit|Vollzeit|Teilzeit|Befristet|Praktikum'),
  amenities: splitList('WLAN|Parkplatz|Frühstück|Haustiere erlaubt|Sauna|Klimaanlage'),
  inStock: 'Auf Lager',
  soldOut: 'Ausverkauft',
  yes: 'Ja',
  no: 'Nein',
};
