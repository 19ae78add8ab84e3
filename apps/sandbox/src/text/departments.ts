import type { Language } from './language.ts';

/** Departments as employers of other languages call them: German, French, Dutch, Swedish, Spanish. */
const TABLE = `
Nursing | Pflege | Soins infirmiers | Verpleging | Vård | Enfermería
Clinical | Ambulanz | Consultations | Praktijk | Mottagning | Clínica
Rehabilitation | Therapie | Rééducation | Therapie | Rehabilitering | Rehabilitación
Laboratory | Labor | Laboratoire | Laboratorium | Laboratorium | Laboratorio
Care | Betreuung | Aide et soins | Zorg | Omsorg | Cuidados
Transport | Fuhrpark | Transport | Transport | Transport | Transporte
Warehouse | Lager | Entrepôt | Magazijn | Lager | Almacén
Kitchen | Küche und Backstube | Cuisine | Keuken | Kök | Cocina
Restaurant | Service | Salle | Restaurant | Restaurang | Restaurante
Housekeeping | Hauswirtschaft | Étages | Huishouding | Städ | Pisos
Front Office | Empfang | Réception | Receptie | Reception | Recepción
Electrical | Elektrotechnik | Électricité | Elektrotechniek | El | Electricidad
Mechanical Trades | Gebäudetechnik | Génie climatique | Installatietechniek | VVS | Instalaciones
Carpentry | Zimmerei | Charpente | Timmerwerk | Snickeri | Carpintería
Fabrication | Schweißerei | Soudure | Laswerk | Svetsning | Soldadura
Construction | Bau | Chantier | Bouw | Bygg | Construcción
Construction Management | Bauleitung | Conduite de travaux | Bouwleiding | Byggledning | Dirección de obra
Field Service | Außendienst | Exploitation | Buitendienst | Drift | Servicio de campo
Installation | Montage | Pose | Montage | Installation | Instalación
Maintenance | Instandhaltung | Maintenance | Technische dienst | Underhåll | Mantenimiento
Production | Produktion | Production | Productie | Produktion | Producción
Machining | Zerspanung | Usinage | Verspaning | Bearbetning | Mecanizado
Project Management | Projektleitung | Gestion de projet | Projectleiding | Projektledning | Gestión de proyectos
Engineering | Entwicklung | Développement | Ontwikkeling | Utveckling | Ingeniería
Product | Produkt | Produit | Product | Produkt | Producto
Customer Success | Kundenbetreuung | Relation client | Klantsucces | Kundframgång | Éxito del cliente
Sales | Vertrieb | Ventes | Verkoop | Försäljning | Ventas
Animation | Animation | Animation | Animatie | Animation | Animación
Faculty | Lehre | Enseignement | Onderwijs | Fakultet | Docencia
Early Years | Kita | Petite enfance | Kinderopvang | Förskola | Educación infantil
Farm | Landwirtschaft | Exploitation agricole | Boerderij | Lantbruk | Finca
`;

const COLUMNS: Language[] = ['en', 'de', 'fr', 'nl', 'sv', 'es'];

const NAMES = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => [cells[0] ?? '', cells]),
);

/** A department's name in the posting's language; English where the table has none. */
export function toDepartmentName(english: string, language: Language): string {
  return NAMES.get(english)?.[COLUMNS.indexOf(language)] ?? english;
}
