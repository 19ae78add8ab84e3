/** Spanish. Written as in `english-everyday.ts`. */
export const SPANISH = `
# plain
enfermera | ES | =nurse
enfermero | - | =nurse
camarero | ES | =server
mesera | MX | =server
cocinera | ES | =cook
dependienta | ES | =shop
cajera | ES | =cashier
camionero | ES | =truck
chofer | MX | =driver
repartidor | ES | =delivery
conductor de autobús | US | =bus
limpiadora | ES | =cleaner
cuidadora de ancianos | ES | =carer
niñera | ES | =childcare
programador | ES | =programmer
desarrollador | ES | =programmer
contable | ES | =accountant
contador | MX | =accountant
fontanero | ES | =plumber
electricista | ES | =electrician
albañil | US | =builder
peluquera | ES | =hairdresser
médico | ES | =doctor
abogada | ES | =lawyer
mozo de almacén | ES | =warehouse-worker
jornalero | ES | 3 farm-worker; 1 gardener construction-laborer
profesor | ES | =teacher
secretaria | ES | =secretary
soldador | ES | =welder
operario fábrica | ES | =factory
camarera de hotel | ES | =housekeeper
# modern
TCAE | ES | =nursing-assistant
recursos humanos | ES | =hr
# skill
desarrollador java | ES | =programmer | words=java
enfermera uci | ES | =nurse | words=uci/cuidados intensivos
# place
camarero Barcelona | ES | =server | place=Barcelona
trabajo almacén Madrid | ES | =warehouse-worker | place=Madrid
# filter
media jornada dependienta | ES | =shop | type=part_time
teletrabajo atención al cliente | ES | =customer-service | mode=remote
sin experiencia fábrica | ES | =factory | novice
turno de noche almacén | ES | =warehouse-worker | words=noche
cuidadora interna | ES | =home-carer | words=interna
# field
hostelería | ES | 3 server cook housekeeper hotel-receptionist; 2 head-chef dishwasher
limpieza | ES | =cleaner
# spelling
recepcionista de hotel | ES | =hotel-receptionist
medico | ES | =doctor
auxiliar enfermeria | ES | =nursing-assistant
# slip
enfermra | ES | =nurse
elecricista | ES | =electrician
# filler
busco trabajo de cocinero | ES | =cook
ofertas de empleo camarero | ES | =server
# exact
Almafuerte Salud | - | 3 company:Almafuerte Salud
carretilla | ES | 3 title:carretilla; 2 text:carretilla
`;
