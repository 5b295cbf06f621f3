import { type Pack, splitList } from '../pack';

export const en: Pack = {
  code: 'en',
  country: 'United States',
  currency: 'USD',
  perDollar: 1,
  nameOrder: 'given',
  given: splitList(
    'Amelia|Noah|Priya|Marcus|Hannah|Diego|Grace|Owen|Leila|Caleb|Naomi|Ethan|Rosa|Julian|Freya|Andre|Tessa|Malik|Ivy|Declan|Camille|Hugo|Nadia|Wesley',
  ),
  family: splitList(
    'Whitfield|Okafor|Brennan|Castellano|Hartley|Nguyen|Lindqvist|Pruitt|Delgado|Ashworth|Kowalski|Merritt|Beaumont|Tran|Holloway|Sandoval|Fitzgerald|Mbeki|Larkin|Osborne|O’Dell|Varga|Pemberton|Shah',
  ),
  cities: [
    ['Austin, TX', '787', 30.2672, -97.7431],
    ['Portland, OR', '972', 45.5152, -122.6784],
    ['Denver, CO', '802', 39.7392, -104.9903],
    ['Nashville, TN', '372', 36.1627, -86.7816],
    ['Boston, MA', '021', 42.3601, -71.0589],
    ['Seattle, WA', '981', 47.6062, -122.3321],
    ['Chicago, IL', '606', 41.8781, -87.6298],
    ['San Diego, CA', '921', 32.7157, -117.1611],
    ['Madison, WI', '537', 43.0731, -89.4012],
    ['Savannah, GA', '314', 32.0809, -81.0912],
  ],
  streets: splitList(
    'Barton Springs Rd|Alder Street|E 11th Street|Magnolia Avenue|Old Mill Lane|Congress Ave|Harbor View Drive|Juniper Court|N Lamar Blvd|Foundry Row|Prospect Street|Wren Lane|Lakeshore Drive|S Division St',
  ),
  address: '{number} {street}, {city} {postcode}',
  phone: '+1 5##-555-01##',
  postcodeDigits: 5,
  trades: splitList(
    'Coffee shop|Bakery|Bicycle repair shop|Italian restaurant|Hair salon|Bookstore|Dental clinic|Yoga studio|Hardware store|Florist|Veterinarian|Taqueria|Wine bar|Auto repair shop',
  ),
  placeNames: splitList(
    '{name} & Daughters|The Copper Kettle=Coffee shop|{name}’s Corner|Blue Heron Coffee=Coffee shop|North Loop {name}|Little Lantern=Wine bar|{name} Brothers|Fern & Flour=Bakery|The Daily Grind House=Coffee shop|Second Story Books=Bookstore|Marigold Table=Italian restaurant|{name} Family Dental=Dental clinic|Spoke & Chain=Bicycle repair shop|{name} & Co.|The {name} Place|Petal Post=Florist|{name} Hardware=Hardware store|Taquería {name}=Taqueria',
  ),
  firms: splitList(
    'Northwind Robotics|Larkspur Health|Cobalt & Pine|Meridian Freight|Brightwater Energy|Tallgrass Analytics|Harbor Lane Foods|Quillstone Press|Redwing Logistics|Ellery Labs|Summit Ridge Capital|Fieldnote Software',
  ),
  brands: splitList('Alderon|Pikke|Northwind|Solenne|Vantero|Brimm|Kestrel|Ondara|Tidewell|Hask'),
  products: [
    ['Wireless over-ear headphones, noise cancelling', 'Audio', 129.99],
    ['Stainless steel water bottle, 24 oz', 'Kitchen', 24.95],
    ['Cast iron skillet, 12"', 'Kitchen', 39.9],
    ['USB-C hub 7-in-1', 'Computers', 45.5],
    ['Merino hiking socks, 3 pairs', 'Clothing', 32],
    ['Mechanical keyboard, 75 %', 'Computers', 98],
    ['Robot vacuum with base', 'Home', 379],
    ['Linen duvet cover, queen', 'Bedding', 149],
    ['Espresso machine, 15 bar', 'Kitchen', 249],
    ['Trail running shoes', 'Sports', 119.95],
    ['Desk lamp with dimmer', 'Lighting', 54.99],
    ['Board game "Harvest Moon Fair"', 'Games', 42],
    ['Carry-on suitcase 38 L', 'Luggage', 165],
    ['Cordless drill, 18 V', 'Tools', 89.5],
  ],
  jobs: splitList(
    'Data analyst|Registered nurse|Warehouse supervisor|Front-end developer|Account manager|Electrician|Product designer|Customer support lead|Line cook|Payroll specialist|Mechanical engineer|Marketing coordinator|School counselor|Site reliability engineer',
  ),
  skills: splitList(
    'SQL|Python|stakeholder management|Excel|TypeScript|forklift license|patient care|Figma|negotiation|Spanish|Kubernetes|bookkeeping|copywriting|CAD',
  ),
  rooms: splitList('Queen room|Double room with balcony|King suite|Twin room|Studio with kitchenette|Family room'),
  homes: splitList('Bungalow|Townhouse|Apartment|Ranch house|Loft|Duplex'),
  sections: splitList('Business|Technology|Health|Local|Culture|Science|Sports'),
  headlines: splitList(
    '{firm} opens a second plant near {city}|{city} votes to widen its bus network|Why {firm} is hiring {number} people this spring|Rents in {city} fall for the third month|{firm} recalls {number} units over a faulty latch|How a school in {city} cut its energy bill in half|After the flood: {city} counts the cost|{firm} and its rival settle a ten-year dispute',
  ),
  sentences: splitList(
    'The decision took most people by surprise.|Residents had asked for it since 2019.|“We listened, and we changed the plan,” a spokesperson said.|Experts call the effect small but steady.|Work is due to begin in the spring and last eighteen months.|Critics point out that the costs are still open.|The figures were published on Tuesday.|A pilot with forty households ran last year.',
  ),
  praise: splitList(
    'v Staff remembered our order from last week.|g Arrived two days early and well packed.|v Best I have had in this city, and I have tried most.|g Set up in five minutes, no tools needed.|They took their time to answer every question.|g Still as good as new after a year of daily use.|Fair price for what you get.|v Quiet, spotless, and the light is lovely in the morning.|v My kids ask to come back every weekend.|f Support wrote back within the hour, by name.|f Updates come often and fix what people ask for.|Would recommend to friends without thinking twice.',
  ),
  mixed: splitList(
    'v Good overall, but parking is a nightmare.|g The color is a little darker than in the photos.|Fine for the price; don’t expect wonders.|v Food was great, the wait was not.|g Works well, though the manual is useless.|v Nice people, slightly chaotic on Saturdays.|f Good idea, but the last update made it slower.|Some things are great, others need work.',
  ),
  complaints: splitList(
    'v Waited 40 minutes and nobody could say why.|g Stopped working after three weeks.|v The address is out of date, they moved in May.|Refund took a month and four e-mails.|g Smaller than described, sent it back.|Charged us twice and blamed the bank.|v The website says open until 9, the door says otherwise.|f Promised a call back three times. Nobody called.',
  ),
  replies: splitList(
    'Thank you for the kind words! We will pass them on to the team.|We are sorry about the wait. Please write to us so that we can make it right.|Thanks for pointing this out, the hours are corrected now.',
  ),
  verdicts: [
    splitList('Worth the detour|Exactly as described|Five stars, no notes|A gem|Would buy again'),
    splitList('Decent|Good with small flaws|Okay for the price|Does the job'),
    splitList('Disappointed|Never again|Not as advertised|Broken on arrival'),
  ],
  posts: splitList(
    'First batch of the season is out of the oven 🍞|We moved! Find us one block further north.|Three things we learned from {number} customer calls this week:|Golden hour over {city} never gets old.|Hiring again: two roles, both remote-friendly.|New tutorial is up, link in bio.|Unpopular opinion: the old logo was better.|Thread: how {firm} cut delivery times by a third 👇',
  ),
  tags: splitList(
    'slowtravel|smallbusiness|coffee|design|running|opendata|homemade|photography|startup|sustainability',
  ),
  duties: splitList(
    'You plan your week with the team and keep our customers informed.|We offer flexible hours, paid training and a health plan.|Two years of experience are welcome but not a must.|You report to the head of department and train new colleagues.|Please apply with a short résumé; a cover letter is not needed.',
  ),
  contracts: splitList('Full time|Full time|Full time|Part time|Temporary|Internship|Freelance'),
  amenities: splitList('Wi-Fi|Parking|Pool|Breakfast|Pets allowed|Air conditioning|Gym|Airport shuttle'),
  inStock: 'In stock',
  soldOut: 'Out of stock',
  yes: 'Yes',
  no: 'No',
};
