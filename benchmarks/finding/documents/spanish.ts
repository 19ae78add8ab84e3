/** Spanish titles. Written as in `english-care.ts`. */
export const SPANISH = `
# registered-nurse
Enfermero/a UCI - Turno noche | Hospital Ribera Alta | Madrid, ES | | cuidados intensivos, noche
DUE Residencia de mayores (jornada completa) | Residencias Olmo | Sevilla, ES | | curas
Enfermera de quirófano | Hospital Ribera Alta | Madrid, ES | | esterilización
# nursing-assistant
Auxiliar de enfermería - Fines de semana | Residencias Olmo | Sevilla, ES | part | higiene
Gerocultor/a - Sustitución | Residencias Olmo | Valencia, ES | temp | movilización
# home-carer
Cuidadora interna para persona mayor | Hogar Atento | Madrid, ES | novice | compañía
Auxiliar SAD - media jornada | Hogar Atento | Barcelona, ES | part | aseo
# childcare-worker
Niñera por horas | Hogar Atento | Barcelona, ES | part, novice | cuentos
# physician
Médico de familia - Atención primaria | Clínica Sol | Málaga, ES | | consulta
# early-educator
Educador/a infantil 0-3 | Escuela Caracol | Madrid, ES | | juegos
# secondary-teacher
Profesor de matemáticas - Secundaria | Colegio Atalaya | Valencia, ES | | ESO
# truck-driver
Conductor de camión tráiler (CAP) - Internacional | Transportes Mora | Zaragoza, ES | | tacógrafo
Chofer de camión quinta rueda | Fletes del Norte | Monterrey, MX | | rutas
# delivery-driver
Repartidor/a con furgoneta | Paquetería Ya | Madrid, ES | novice | paquetes
Repartidor en moto - Medio tiempo | Tacos Exprés | Ciudad de México, MX | part, novice | pedidos
# driver-passenger
Conductor/a de autobús urbano | Líneas Levante | Valencia, ES | | billetes
# warehouse-associate
Mozo/a de almacén - Turno de noche - ETT | Temporal Plus | Barcelona, ES | temp, novice | picking, noche
Almacenista | Fletes del Norte | Monterrey, MX | novice | inventario
Preparador/a de pedidos | Temporal Plus | Madrid, ES | temp, novice | radiofrecuencia
# forklift-operator
Carretillero/a retráctil | Temporal Plus | Zaragoza, ES | temp | carretilla
# sales-associate
Dependiente/a textil 20h - CC La Vega | Moda Lúa | Madrid, ES | part, novice | probadores
Vendedor de mostrador | Ferretería Peña | Guadalajara, MX | | herramientas
# cashier
Cajero/a reponedor/a - Supermercado | Súper Huerta | Sevilla, ES | part, novice | caja
# store-manager
Encargado/a de tienda | Moda Lúa | Barcelona, ES | | turnos
# cook
Cocinero/a - Restaurante mediterráneo | Casa Tramontana | Barcelona, ES | | arroces
Ayudante de cocina - Hotel 4* | Hotel Bahía | Málaga, ES | temp, novice | cortes
# head-chef
Jefe/a de cocina | Hotel Bahía | Málaga, ES | | escandallos
# server
Camarero/a de sala - Temporada | Hotel Bahía | Málaga, ES | temp, novice | bandeja
Camarero extra fines de semana | Casa Tramontana | Barcelona, ES | part, novice | terraza
Mesero / Mesera | Tacos Exprés | Ciudad de México, MX | novice | propinas
# housekeeper
Camarera de pisos - Hotel 4* | Hotel Bahía | Málaga, ES | temp, novice | habitaciones
# cleaner
Personal de limpieza - Oficinas - 3h/día | Limpiezas Norte | Madrid, ES | part, novice | oficinas
# hotel-receptionist
Recepcionista de hotel (noches) | Hotel Bahía | Málaga, ES | | reservas
# security-guard
Vigilante de seguridad TIP | Custodia Sur | Sevilla, ES | | rondas
# backend-developer
Desarrollador/a Java - Teletrabajo 100% | Nube Clara | ES | remote | Java, Spring
Programador/a .NET Senior | Nube Clara | Madrid, ES | hybrid | .NET, C#
Ingeniero de software Python (híbrido) | Nube Clara | Barcelona, ES | hybrid | Python
# frontend-developer
Desarrollador Front-End React | Nube Clara | Valencia, ES | | React
# it-support
Técnico de soporte informático | Nube Clara | Madrid, ES | novice | incidencias
# data-analyst
Analista de datos Jr | Fletes del Norte | Monterrey, MX | novice | SQL, Excel
# accountant
Contable - Administración y finanzas | Ferrer Asesores | Barcelona, ES | | IVA, Sage
Contador público | Fletes del Norte | Monterrey, MX | | SAT, SAP
# office-administrator
Auxiliar administrativo/a (media jornada) | Ferrer Asesores | Barcelona, ES | part | facturas
# receptionist
Recepcionista clínica dental | Clínica Sol | Málaga, ES | part | citas
# customer-service
Teleoperador/a - Atención al cliente - Desde casa | Línea Abierta | ES | remote, novice | llamadas
# sales-representative
Comercial energía - Fijo + comisiones | Línea Abierta | Sevilla, ES | novice | visitas
# hr-generalist
Técnico/a de RRHH - Selección | Temporal Plus | Madrid, ES | | entrevistas
# electrician
Oficial 1ª Electricista | Instalaciones Duero | Valladolid, ES | | cuadros
# plumber
Fontanero - Averías | Instalaciones Duero | Madrid, ES | | tuberías
# mason
Albañil - Reformas | Instalaciones Duero | Madrid, ES | contract | ladrillo
# vehicle-mechanic
Mecánico de automóviles | Taller Rueda | Valencia, ES | | diagnosis
# welder
Soldador TIG/MIG | Metal Ebro | Zaragoza, ES | | acero
# production-operator
Operario/a de producción - Sin experiencia | Metal Ebro | Zaragoza, ES | temp, novice | línea
# farm-worker
Peón agrícola - Campaña de fresa | Campos del Sur | Huelva, ES | temp, novice | recolección
# hairdresser
Peluquero/a | Peluquería Rizo | Sevilla, ES | part | corte
# physical-therapist
Fisioterapeuta - Clínica deportiva | Clínica Sol | Málaga, ES | | rehabilitación
# lawyer
Abogado/a laboralista | Ferrer Asesores | Barcelona, ES | | despidos
`;
