/** French titles. Written as in `english-care.ts`. */
export const FRENCH = `
# registered-nurse
Infirmier(ère) DE - Urgences - Nuit H/F | CH du Vallon | Lyon, ARA, FR | | urgences, nuit
IDE Bloc opératoire (H/F) CDI | Clinique des Tilleuls | Paris, IDF, FR | | stérile
Infirmière scolaire - temps partiel | Rectorat du Sud | Montpellier, OCC, FR | part | élèves
Infirmière clinicienne - CLSC | Santé Boréale | Montréal, QC, CA | | suivi
# nursing-assistant
Aide-soignante EHPAD (H/F) - Nuit | Résidence Les Amandiers | Lyon, ARA, FR | | toilettes, nuit
AS / ASH en EHPAD | Résidence Les Amandiers | Nantes, PDL, FR | novice | repas
# home-carer
Auxiliaire de vie à domicile (temps partiel) H/F | Présence & Vous | Paris, IDF, FR | part, novice | courses
Aide ménagère à domicile | Présence & Vous | Lille, HDF, FR | part, novice | ménage
# childcare-worker
Garde d'enfants sortie d'école H/F | Petits Pas | Paris, IDF, FR | part, novice | goûter
Nounou à domicile, bilingue anglais | Petits Pas | Paris, IDF, FR | | bébés
# early-educator
Auxiliaire de puériculture - Crèche | Petits Pas | Lyon, ARA, FR | | éveil
# physician
Médecin généraliste (H/F) - Maison de santé | Commune de Valmont | Rennes, BRE, FR | | consultations
# pharmacist
Pharmacien adjoint - coef. 500 | Pharmacie du Port | Marseille, PAC, FR | | officine
# truck-driver
Conducteur SPL (H/F) - National | Transports Garrec | Rennes, BRE, FR | | chronotachygraphe
Chauffeur poids lourd - Camion benne | Transports Garrec | Nantes, PDL, FR | | chantier
# delivery-driver
Chauffeur-livreur VL - H/F - Permis B | Colis Direct | Paris, IDF, FR | novice | tournée
Livreur à vélo | Vite Chaud | Lyon, ARA, FR | part, novice | repas
# driver-passenger
Conducteur de bus (formation rémunérée) | Réseau Littoral | Marseille, PAC, FR | novice | billets
# warehouse-associate
Préparateur de commandes (H/F) - CACES 1 | Logisud | Lyon, ARA, FR | temp, novice | colis
Magasinier cariste F/H | Ateliers Morvan | Toulouse, OCC, FR | | stocks, SAP
Manutentionnaire de nuit | Logisud | Lille, HDF, FR | temp, novice | quai, nuit
# forklift-operator
Cariste CACES 3 - 5 (H/F) | Logisud | Lille, HDF, FR | temp | palettes
# sales-associate
Vendeur / Vendeuse prêt-à-porter - 24h | Maison Ortel | Paris, IDF, FR | part | conseil
Conseiller de vente (H/F) - Bricolage | Bricomaison | Nantes, PDL, FR | | rayon
Employé libre-service (ELS) F/H | Halles du Marché | Lyon, ARA, FR | novice | mise en rayon
# cashier
Hôte(sse) de caisse - étudiant - week-end | Halles du Marché | Paris, IDF, FR | part, novice | caisse
# store-manager
Responsable de magasin H/F | Bricomaison | Bordeaux, NAQ, FR | | équipe
# cook
Chef de partie chaud | Le Grand Comptoir | Paris, IDF, FR | | sauces
Cuisinier de collectivité (H/F) | Rectorat du Sud | Montpellier, OCC, FR | | HACCP
Second de cuisine | Le Grand Comptoir | Paris, IDF, FR | | mise en place
# head-chef
Chef de cuisine (H/F) - Saison | Hôtel des Cimes | Grenoble, ARA, FR | temp | carte
# dishwasher
Plongeur / Aide de cuisine - Extra | Le Grand Comptoir | Paris, IDF, FR | part, novice | plonge
# server
Serveur (H/F) - Brasserie - coupure | Le Grand Comptoir | Paris, IDF, FR | novice | plateau
Serveuse petit-déjeuner | Hôtel des Cimes | Grenoble, ARA, FR | part, novice | buffet
# bartender
Barman / Barmaid | Hôtel des Cimes | Grenoble, ARA, FR | | cocktails
# hotel-receptionist
Réceptionniste de nuit H/F | Hôtel des Cimes | Nice, PAC, FR | | veille
# receptionist
Hôte d'accueil en entreprise (H/F) | Accueil Plus | Paris, IDF, FR | novice | badges
# cleaner
Agent d'entretien - 2h le soir | Net & Clair | Paris, IDF, FR | part, novice | bureaux
# security-guard
Agent de sécurité SSIAP 1 | Veille Sûreté | Paris, IDF, FR | | rondes
# backend-developer
Développeur Java / Spring (F/H) - Télétravail partiel | Numérique Ouest | Nantes, PDL, FR | hybrid | Java, Spring
Ingénieur développement C++ H/F | Ateliers Morvan | Toulouse, OCC, FR | | C++
Développeuse / Développeur PHP Symfony | Numérique Ouest | FR | remote | PHP, Symfony
# frontend-developer
Développeur front-end React (H/F) | Numérique Ouest | Paris, IDF, FR | hybrid | React
# data-analyst
Data Analyst - alternance | Halles du Marché | Paris, IDF, FR | novice | SQL
# it-support
Technicien support informatique N1/N2 | Numérique Ouest | Rennes, BRE, FR | novice | tickets
# project-manager
Chef de projet informatique (H/F) | Numérique Ouest | Paris, IDF, FR | hybrid | planning
Chef de chantier VRD | Ateliers Morvan | Toulouse, OCC, FR | | voirie
# accountant
Comptable général (H/F) - 100 % télétravail | Cabinet Solal | FR | remote | bilans, Sage
Collaborateur comptable - Cabinet | Cabinet Solal | Lyon, ARA, FR | | liasses
Comptable fournisseurs | Bricomaison | Bordeaux, NAQ, FR | temp | factures, SAP
# payroll-specialist
Gestionnaire de paie | Cabinet Solal | Lyon, ARA, FR | | DSN
# office-administrator
Assistant(e) administratif(ve) | Commune de Valmont | Rennes, BRE, FR | | courriers
Secrétaire médicale - mi-temps | Clinique des Tilleuls | Paris, IDF, FR | part | rendez-vous
# customer-service
Téléconseiller en télétravail (H/F) | Allô Services | FR | remote, novice | appels
# account-manager
Ingénieur commercial - Logiciels RH | Numérique Ouest | Paris, IDF, FR | | prospection
# recruiter
Chargé de recrutement | Logisud | Lyon, ARA, FR | | entretiens
# electrician
Électricien bâtiment (H/F) N3P2 | Volt & Fils | Lyon, ARA, FR | | tableaux
# plumber
Plombier chauffagiste - Dépannage | Volt & Fils | Paris, IDF, FR | | chaudières
# vehicle-mechanic
Mécanicien automobile H/F | Garage du Pont | Lille, HDF, FR | | freins
# welder
Soudeur TIG / Chaudronnier | Ateliers Morvan | Nantes, PDL, FR | | inox
# maintenance-technician
Technicien de maintenance industrielle 3x8 | Ateliers Morvan | Toulouse, OCC, FR | | automates
# production-operator
Agent de conditionnement - débutant accepté | Biscuiterie Lanvaux | Rennes, BRE, FR | temp, novice | lignes
# baker
Ouvrier boulanger / Pâtissier | Halles du Marché | Lyon, ARA, FR | | viennoiserie
# butcher
Boucher H/F - Rayon traditionnel | Halles du Marché | Lyon, ARA, FR | | découpe
# hairdresser
Coiffeur/se mixte | Salon Mireille | Nice, PAC, FR | part | coupe
# lawyer
Avocat collaborateur droit social | Cabinet Solal | Paris, IDF, FR | | prud'hommes
`;
