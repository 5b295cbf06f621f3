import { type Pack, splitList } from '../pack';

export const es: Pack = {
  code: 'es',
  country: 'España',
  currency: 'EUR',
  perDollar: 0.92,
  nameOrder: 'given',
  given: splitList('Lucía|Álvaro|Carmen|Iker|Nerea|Pablo|Rocío|Adrián|Ximena|Mateo|Begoña|Hugo|Inmaculada|Sergio'),
  family: splitList('Ibáñez|Muñoz|Etxeberria|Castaño|Ferrer|Vidal|Peña|Cabrera|Lozano|Quintana|Romero|Núñez'),
  cities: [
    ['Madrid', '28', 40.4168, -3.7038],
    ['Barcelona', '08', 41.3874, 2.1686],
    ['Valencia', '46', 39.4699, -0.3763],
    ['Sevilla', '41', 37.3891, -5.9845],
    ['Bilbao', '48', 43.263, -2.935],
    ['Málaga', '29', 36.7213, -4.4214],
  ],
  streets: splitList(
    'Calle Mayor|Avenida de la Constitución|Calle del Olmo|Plaza de España|Paseo Marítimo|Calle San Francisco|Ronda de Toledo',
  ),
  address: '{street}, {number}, {postcode} {city}',
  phone: '+34 955 55# ###',
  postcodeDigits: 5,
  trades: splitList(
    'Cafetería|Panadería|Librería|Restaurante|Peluquería|Floristería|Taller de bicicletas|Clínica dental',
  ),
  placeNames: splitList(
    'Casa {name}|Bar {name}=Cafetería|La Esquina de {city}=Restaurante|Panadería {name}=Panadería|El Patio=Restaurante|Taberna {name}=Restaurante|Librería Cervatillo=Librería|{name} e Hijos|Flores {name}=Floristería',
  ),
  firms: splitList(
    'Grupo Castaño|Ferrer Logística|Olivar del Sur|Etxea Ingeniería|Muñoz y Asociados|Solana Energía|Datalia',
  ),
  brands: splitList('Campo Verde|La Alacena|Olivar del Sur|Mar Adentro|Dehesa|Huerta Vieja'),
  products: [
    ['Aceite de oliva virgen extra 1 l', 'Despensa', 8.95],
    ['Tomate rama, kg', 'Fruta y verdura', 2.29],
    ['Leche entera 6 × 1 l', 'Lácteos', 5.94],
    ['Café molido natural 250 g', 'Despensa', 3.75],
    ['Pechuga de pollo, bandeja', 'Carnes', 6.4],
    ['Merluza fresca, kg', 'Pescado', 13.9],
    ['Garbanzos cocidos 400 g', 'Conservas', 0.95],
    ['Detergente líquido 40 lavados', 'Hogar', 7.5],
  ],
  jobs: splitList(
    'Desarrollador web|Enfermero|Camarera|Contable|Técnico de mantenimiento|Comercial|Repartidor|Arquitecta',
  ),
  skills: splitList('Excel|inglés|carné de conducir|atención al cliente|JavaScript|contabilidad'),
  rooms: splitList('Habitación doble|Habitación con terraza|Suite|Habitación familiar|Estudio'),
  homes: splitList('Piso|Ático|Casa adosada|Chalé|Estudio|Dúplex'),
  sections: splitList('Economía|Cultura|Sociedad|Ciencia|Deportes'),
  headlines: splitList(
    '{firm} abre una planta cerca de {city}|Bajan los alquileres en {city}|{firm} busca {number} personas|{city} amplía su red de autobuses',
  ),
  sentences: splitList(
    'La decisión sorprendió a muchos.|Los vecinos lo pedían desde 2019.|«Hemos escuchado», dijo una portavoz.|Las obras empezarán en primavera.',
  ),
  praise: splitList(
    'v Trato excelente, volveremos.|g Llegó antes de lo previsto.|g Tal como se describe.|Muy buena relación calidad-precio.|v Limpio y tranquilo.|Lo recomiendo.',
  ),
  mixed: splitList(
    'v Bien, aunque cuesta aparcar.|Correcto para el precio.|v La comida bien, la espera no tanto.|Cosas buenas y cosas mejorables.',
  ),
  complaints: splitList(
    'g Dejó de funcionar a las tres semanas.|Nadie contesta al teléfono.|v El horario no es el que pone.|Tardaron un mes en devolver el dinero.',
  ),
  replies: splitList('¡Muchas gracias por sus palabras!|Lo sentimos. Escríbanos y lo solucionamos.'),
  verdicts: [
    splitList('Muy recomendable|Perfecto|Repetiremos'),
    splitList('Correcto|Aceptable'),
    splitList('Decepcionante|No volveré'),
  ],
  posts: splitList('¡Recién salido del horno! 🥖|Nos mudamos.|Atardecer en {city}.|Ya está el nuevo vídeo.'),
  tags: splitList('receta|viaje|artesania|mercado|foto'),
  duties: splitList(
    'Organizará su semana con el equipo y atenderá a nuestros clientes.|Horario flexible y formación a cargo de la empresa.|Se valora la experiencia.|Basta un currículum breve.',
  ),
  contracts: splitList('Jornada completa|Jornada completa|Media jornada|Temporal|Prácticas'),
  amenities: splitList('Wifi|Aparcamiento|Piscina|Desayuno|Admite mascotas|Aire acondicionado'),
  inStock: 'Disponible',
  soldOut: 'Agotado',
  yes: 'Sí',
  no: 'No',
};
