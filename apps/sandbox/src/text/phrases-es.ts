import type { Phrases } from './phrases.ts';

export const PHRASES_ES: Phrases = {
  headings: {
    employer: ['Quiénes somos', 'Sobre {company}', 'Sobre nosotros'],
    role: ['El puesto', 'En pocas palabras', 'Tu lugar aquí'],
    duties: ['Qué harás', 'Funciones', 'El día a día'],
    needs: ['Qué buscamos', 'Requisitos', 'Tu perfil'],
    pluses: ['Se valora', 'Sería un extra'],
    offer: ['Qué ofrecemos', 'Beneficios', 'Por qué quedarse'],
    pay: ['Salario', 'Remuneración'],
    closing: ['Cómo solicitarlo', 'Próximos pasos'],
  },
  employerMore: [
    'Trabajamos en esto desde {founded} y casi todos los responsables empezaron en primera línea.',
    'Las decisiones se toman cerca del trabajo.',
    'Nuestra gente se queda de media siete años.',
  ],
  opening: [
    'Buscamos refuerzo para nuestro centro de {city}.',
    'El equipo de {city} crece y hay un puesto libre.',
    'Por jubilación de un compañero, queda una plaza en {city}.',
    'Nuevos contratos nos permiten ampliar el equipo en {city}.',
  ],
  openingRemote: [
    'Nuestro equipo repartido busca refuerzo.',
    'Ampliamos un equipo que trabaja a distancia desde hace años.',
  ],
  team: [
    'Trabajarás con {n} personas y tu responsable directo será: {boss}.',
    'El equipo tiene {n} personas, dos de ellas llegadas este año.',
    'Durante el primer mes te acompaña alguien con experiencia.',
    'Somos {n} personas que se conocen bien.',
  ],
  modes: {
    remote: [
      'El trabajo es totalmente a distancia desde cualquier lugar de {country}.',
      'Se trabaja desde casa, con dos encuentros al año en {city}.',
    ],
    hybrid: [
      'Trabajamos en modalidad híbrida: {days} días por semana en {city} y el resto desde casa.',
      'Puesto híbrido con {days} días fijos en {city}.',
    ],
    on_site: [
      'El trabajo es presencial en {city}.',
      'El lugar de trabajo es {city}.',
      'Estarás en nuestro centro de {city}, bien comunicado.',
    ],
  },
  hours: {
    office: [
      'La semana es de {hours} horas con horario flexible.',
      'El horario es libre en torno a unas horas comunes.',
    ],
    shifts: [
      'Los turnos rotan y el calendario se publica con seis semanas.',
      'Se trabaja de mañana, de tarde y un fin de semana de cada tres.',
      'Los cambios de turno son fáciles de acordar.',
    ],
    days: [
      'Se trabaja de lunes a viernes, {hours} horas por semana.',
      'Las horas extra se pagan o se compensan.',
    ],
  },
  employment: {
    part_time: ['Es un puesto de media jornada, unas 22 horas por semana.'],
    temporary: ['Es un puesto temporal de seis meses con posibilidad de continuar.'],
    contract: ['El contrato dura doce meses y cubre un permiso parental.'],
    internship: ['Las prácticas duran cinco meses y son remuneradas.'],
  },
  benefits: {
    US: [
      'Seguro médico, dental y de la vista desde el primer mes',
      'Plan 401(k) con aportación de la empresa',
      'Quince días de vacaciones pagadas el primer año',
      'Diez días festivos pagados',
      'Clases de inglés en horario de trabajo',
      'Botas y uniforme sin costo',
      'Pago semanal',
    ],
    other: [
      'Contrato indefinido',
      'Treinta días de vacaciones',
      'Seguro de salud',
      'Formación pagada cada año',
      'Comida en el centro',
      'Plus de transporte',
      'Horario que respeta la vida familiar',
      'Ropa de trabajo',
    ],
  },
  pay: {
    hour: ['El salario es de {pay} por hora.', 'Pagamos un salario de {pay} por hora, según experiencia.'],
    month: ['El salario bruto es de {pay} al mes.', 'Salario: {pay} al mes.'],
    year: ['El salario bruto anual es de {pay} al año.', 'Salario: {pay} al año según experiencia.'],
  },
  closing: [
    'Envía tu currículum; no hace falta carta. Respondemos en cinco días laborables.',
    'Primero una llamada de veinte minutos y después una visita al equipo.',
    'Si tienes preguntas, deja un teléfono y te llamamos.',
  ],
  equality: [
    'Valoramos todas las candidaturas sin distinción de edad, origen, género o discapacidad.',
    '¿No cumples todos los puntos? Escríbenos igualmente.',
  ],
  updates: [
    'Actualización: las entrevistas serán en las próximas dos semanas.',
    'Actualización: hemos abierto una segunda plaza.',
  ],
};
