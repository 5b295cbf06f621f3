import { type Pack, splitList } from '../pack';

export const fr: Pack = {
  code: 'fr',
  country: 'France',
  currency: 'EUR',
  perDollar: 0.92,
  nameOrder: 'given',
  given: splitList(
    'Élodie|Baptiste|Inès|Mathieu|Camille|Youssef|Margaux|Thibault|Léa|Romain|Aïcha|Gaspard|Solène|Quentin',
  ),
  family: splitList(
    'Lefèvre|Moreau|Benali|Chevalier|Roussel|Garnier|Le Goff|Marchand|Perrin|Dumas|Brunet|Fontaine|Guérin',
  ),
  cities: [
    ['Paris', '75', 48.8566, 2.3522],
    ['Lyon', '69', 45.764, 4.8357],
    ['Nantes', '44', 47.2184, -1.5536],
    ['Bordeaux', '33', 44.8378, -0.5792],
    ['Lille', '59', 50.6292, 3.0573],
    ['Marseille', '13', 43.2965, 5.3698],
    ['Rennes', '35', 48.1173, -1.6778],
  ],
  streets: splitList(
    'rue des Tanneurs|avenue Jean-Jaurès|quai de la Fosse|rue Victor-Hugo|place du Marché|impasse des Lilas|boulevard Voltaire|rue du Four',
  ),
  address: '{number} {street}, {postcode} {city}',
  phone: '+33 1 99 00 ## ##',
  postcodeDigits: 5,
  trades: splitList(
    'Café|Boulangerie|Librairie|Restaurant|Coiffeur|Fleuriste|Cave à vin|Réparation de vélos|Cabinet dentaire',
  ),
  placeNames: splitList(
    'Chez {name}|Boulangerie {name}=Boulangerie|Le Petit Zinc=Café|La Table de {name}=Restaurant|Au Bon Coin de {city}=Restaurant|Librairie {name}=Librairie|Les Deux Moulins=Café|Maison {name}|{name} et Filles',
  ),
  firms: splitList(
    'Atelier Roussel|Garnier Énergies|Océane Logistique|Maison Delorme|Chevalier & Fils|Numéria|Verger du Midi|Transports Le Goff',
  ),
  brands: splitList('Solenne|Alderon|Maison Delorme|Vantero|Brise|Côté Cour'),
  products: [
    ['Buffet en chêne, années 60', 'Meubles', 240],
    ['Vélo de ville, cadre 54', 'Vélos', 180],
    ['Machine à expresso, révisée', 'Cuisine', 95],
    ['Lot de vinyles jazz', 'Musique', 60],
    ['Lampe de bureau articulée', 'Luminaires', 45],
    ['Poussette pliable', 'Enfants', 85],
    ['Appareil photo argentique', 'Photo', 150],
    ['Table basse en rotin', 'Meubles', 70],
  ],
  jobs: splitList(
    'Développeur web (H/F)|Infirmier (H/F)|Chef de rang|Comptable|Technicien de maintenance|Chargé de communication|Boulanger|Conducteur routier',
  ),
  skills: splitList('Excel|anglais courant|permis B|gestion de projet|JavaScript|relation client|comptabilité'),
  rooms: splitList('Chambre double|Chambre avec balcon|Suite|Chambre familiale|Studio'),
  homes: splitList('Appartement|Maison de ville|Loft|Duplex|Longère|Studio'),
  sections: splitList('Économie|Culture|Société|Sciences|Sport|Régions'),
  headlines: splitList(
    '{firm} ouvre une usine près de {city}|À {city}, les loyers reculent|{firm} recrute {number} personnes|{city} agrandit son réseau de tramway|{firm} rappelle {number} appareils',
  ),
  sentences: splitList(
    'La décision a surpris.|Les habitants l’attendaient depuis 2019.|« Nous avons écouté », explique la mairie.|Les travaux débuteront au printemps.|Les chiffres ont été publiés mardi.',
  ),
  praise: splitList(
    'v Accueil chaleureux, on reviendra.|g Livré en avance et bien emballé.|g Conforme à la description.|Excellent rapport qualité-prix.|v Calme et très propre.|f Réponse rapide et claire.|Je recommande.',
  ),
  mixed: splitList(
    'v Bien dans l’ensemble, mais difficile de se garer.|g Couleur un peu plus foncée que sur la photo.|Correct pour le prix.|Du bon et du moins bon.',
  ),
  complaints: splitList(
    'g En panne au bout de trois semaines.|v Quarante minutes d’attente sans explication.|v Les horaires affichés sont faux.|Remboursement très long.|Personne ne répond au téléphone.',
  ),
  replies: splitList(
    'Merci beaucoup pour votre message !|Nous sommes désolés, écrivez-nous pour trouver une solution.',
  ),
  verdicts: [
    splitList('À recommander|Parfait|Une belle adresse'),
    splitList('Correct|Pas mal'),
    splitList('Déçu|À éviter'),
  ],
  posts: splitList('Première fournée du matin 🥐|On déménage !|Coucher de soleil sur {city}.|Nouvel épisode en ligne.'),
  tags: splitList('artisanat|voyage|recette|brocante|photo'),
  duties: splitList(
    'Vous organisez votre semaine avec l’équipe et suivez nos clients.|Horaires souples, mutuelle et formation.|Une première expérience est un plus.|Un CV court suffit.',
  ),
  contracts: splitList('CDI|CDI|CDD|Temps partiel|Stage'),
  amenities: splitList('Wi-Fi|Parking|Piscine|Petit-déjeuner|Animaux acceptés|Climatisation'),
  inStock: 'En stock',
  soldOut: 'Épuisé',
  yes: 'Oui',
  no: 'Non',
};
