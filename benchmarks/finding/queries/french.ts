/** French. Written as in `english-everyday.ts`. */
export const FRENCH = `
# plain
infirmière | FR | =nurse
infirmier | CA | =nurse
aide soignante | FR | =nursing-assistant
serveuse | FR | =server
cuisinière | FR | =cook
vendeuse | FR | =shop
caissière | FR | =cashier
femme de ménage | FR | 3 cleaner housekeeper; 2 home-carer
chauffeur routier | FR | =truck
livreur | FR | =delivery
chauffeur de bus | FR | =bus
développeur | FR | =programmer
informaticien | FR | =programmer
comptable | FR | =accountant
électricien | FR | =electrician
plombier | FR | =plumber
coiffeuse | FR | =hairdresser
secrétaire | FR | =secretary
standardiste | FR | =receptionist
magasinier | FR | =warehouse-worker
ouvrier usine | FR | =factory
boulanger | FR | =baker
médecin | FR | =doctor
avocate | FR | =lawyer
nounou | FR | =childcare
garagiste | FR | =mechanic
vigile | FR | =security
nurse | FR | =nurse
# modern
IDE | FR | =nurse
téléconseiller | FR | =customer-service
chef de projet | FR | =project-manager
# skill
développeur php | FR | =programmer | words=php
cariste caces 3 | FR | =forklift | words=caces
infirmière bloc opératoire | FR | =nurse | words=bloc/bloc opératoire
# level
développeur senior | FR | =programmer | level=senior
comptable débutant | FR | =accountant | level=junior
# place
serveur Paris | FR | =server | place=Paris
infirmier à Lyon | FR | =nurse | place=Lyon
emploi électricien Lyon | FR | =electrician | place=Lyon
# filter
télétravail comptable | FR | =accountant | mode=remote
vendeuse temps partiel | FR | =shop | type=part_time
aide soignante de nuit | FR | =nursing-assistant | words=nuit
sans expérience usine | FR | =factory | novice
caissière étudiant week-end | FR | =cashier | words=week-end
alternance data | FR | 3 data-analyst data-scientist data-engineer | words=alternance
# field
restauration | FR | 3 cook server dishwasher; 2 head-chef bartender restaurant-manager; 1 baker hotel-receptionist
logistique | FR | 3 warehouse-associate forklift-operator; 1 truck-driver delivery-driver dispatcher
ménage | FR | 3 cleaner housekeeper; 2 home-carer
# spelling
electricien | FR | =electrician
aide-soignant | FR | =nursing-assistant
receptionniste hotel | FR | =hotel-receptionist
# slip
infirmère | FR | =nurse
cuisinnier | FR | =cook
developeur | FR | =programmer
# filler
je cherche un emploi de serveur | FR | =server
offre d'emploi chauffeur livreur | FR | =delivery
# trap
chef de cuisine | FR | 3 head-chef; 2 cook sous-chef
chef de chantier | FR | =site-manager
# exact
Aurelle Santé | - | 3 company:Aurelle Santé
Maison Corvel | - | 3 company:Maison Corvel
symfony | FR | 3 title:symfony; 2 text:symfony
`;
