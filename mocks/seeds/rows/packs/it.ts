import { type Pack, splitList } from '../pack';

export const it: Pack = {
  code: 'it',
  country: 'Italia',
  currency: 'EUR',
  perDollar: 0.92,
  nameOrder: 'given',
  given: splitList('Chiara|Lorenzo|Giulia|Davide|Martina|Niccolò|Elisa|Tommaso|Beatrice|Riccardo|Noemi|Pietro'),
  family: splitList('Bellandi|Ferraro|D’Amico|Montanari|Greco|Rinaldi|Pellegrini|Bianchi|Caruso|Lombardi|De Santis'),
  cities: [
    ['Milano', '20', 45.4642, 9.19],
    ['Roma', '00', 41.9028, 12.4964],
    ['Torino', '10', 45.0703, 7.6869],
    ['Bologna', '40', 44.4949, 11.3426],
    ['Firenze', '50', 43.7696, 11.2558],
    ['Napoli', '80', 40.8518, 14.2681],
  ],
  streets: splitList(
    'Via Garibaldi|Corso Italia|Via dei Tigli|Piazza del Popolo|Viale Europa|Via San Marco|Vicolo Stretto',
  ),
  address: '{street} {number}, {postcode} {city}',
  phone: '+39 02 5550 ####',
  postcodeDigits: 5,
  trades: splitList('Bar|Panificio|Libreria|Trattoria|Parrucchiere|Fioraio|Enoteca|Studio dentistico'),
  placeNames: splitList(
    'Trattoria da {name}=Trattoria|Panificio {name}=Panificio|Bar Centrale=Bar|Enoteca {name}=Enoteca|La Bottega di {name}|Libreria {name}=Libreria|{name} e Figli|Da {name}',
  ),
  firms: splitList(
    'Gruppo Montanari|Ferraro Meccanica|Lombardi Logistica|Verdecolle Alimentari|Studio Rinaldi|Datamonte',
  ),
  brands: splitList('Modaviva|Bellandi|Corte Lunga|Filo di Luce|Sartoria Nova|Onda'),
  products: [
    ['Camicia in lino, taglio regolare', 'Camicie', 69.9],
    ['Abito midi a fiori', 'Abiti', 89.9],
    ['Maglione in lana merino', 'Maglieria', 79.5],
    ['Pantaloni chino slim', 'Pantaloni', 59.9],
    ['Borsa a tracolla in pelle', 'Borse', 149],
    ['Sneakers basse bianche', 'Scarpe', 95],
    ['Cappotto doppiopetto', 'Capispalla', 219],
    ['Foulard di seta', 'Accessori', 45],
  ],
  jobs: splitList('Sviluppatore web|Infermiere|Cameriera di sala|Contabile|Addetto al magazzino|Grafica|Meccanico'),
  skills: splitList('Excel|inglese|patente B|vendita|JavaScript|contabilità'),
  rooms: splitList('Camera doppia|Camera con balcone|Suite|Camera familiare|Monolocale'),
  homes: splitList('Appartamento|Attico|Villetta a schiera|Bilocale|Casale'),
  sections: splitList('Economia|Cultura|Cronaca|Scienza|Sport'),
  headlines: splitList(
    '{firm} apre uno stabilimento vicino a {city}|A {city} calano gli affitti|{firm} cerca {number} persone',
  ),
  sentences: splitList(
    'La decisione ha sorpreso molti.|I residenti la chiedevano dal 2019.|«Abbiamo ascoltato», dice il Comune.|I lavori partiranno in primavera.',
  ),
  praise: splitList(
    'v Personale gentilissimo, torneremo.|g Arrivato in anticipo e ben imballato.|g Conforme alla descrizione.|Ottimo rapporto qualità-prezzo.|v Pulito e silenzioso.|Consigliato.',
  ),
  mixed: splitList(
    'v Buono, ma parcheggiare è un’impresa.|g Veste un po’ largo.|Discreto per il prezzo.|Alcune cose bene, altre meno.',
  ),
  complaints: splitList(
    'g Rotto dopo tre settimane.|Nessuno risponde al telefono.|g Taglia sbagliata e reso lento.|Un mese per il rimborso.',
  ),
  replies: splitList('Grazie di cuore per le sue parole!|Ci dispiace: ci scriva e troveremo una soluzione.'),
  verdicts: [
    splitList('Consigliatissimo|Perfetto|Ci torneremo'),
    splitList('Discreto|Nella media'),
    splitList('Deludente|Da evitare'),
  ],
  posts: splitList('Appena sfornato 🍞|Ci trasferiamo!|Tramonto su {city}.|Nuova collezione online.'),
  tags: splitList('moda|ricette|viaggio|artigianato|foto'),
  duties: splitList(
    'Organizzerà la settimana con il team e seguirà i clienti.|Orario flessibile e formazione pagata.|L’esperienza è gradita.|Basta un breve curriculum.',
  ),
  contracts: splitList('Tempo pieno|Tempo pieno|Part-time|Tempo determinato|Tirocinio'),
  amenities: splitList('Wi-Fi|Parcheggio|Piscina|Colazione|Animali ammessi|Aria condizionata'),
  inStock: 'Disponibile',
  soldOut: 'Esaurito',
  yes: 'Sì',
  no: 'No',
};
