/** Spanish texts of roles whose facts stand in the English banks; the format is described at `addBank`. */
export const ALL_ES = `
# nursing-assistant
titles: Auxiliar de enfermería; Gerocultor / Gerocultora; Técnico en cuidados
focus: Noches; Centro de día; Fines de semana
team: equipo de cuidados; coordinadora de enfermería
- Ayudar a las personas a asearse, vestirse y comer a su ritmo.
- Tomar la tensión, la temperatura y el peso y avisar de lo que preocupe.
- Movilizar con grúa y con cuidado.
- Acudir a los avisos y averiguar qué hace falta de verdad.
- Mantener limpios las habitaciones y el material.
- Acompañar a consultas o al jardín.
- Escribir notas breves y objetivas.
- Apoyar a enfermería en las curas.
+ Título de auxiliar de enfermería o formación equivalente
+ Paciencia y buen trato
+ Puntualidad en turnos de mañana y tarde
+ Buena forma física
* Experiencia con demencia

# home-carer
titles: Auxiliar de ayuda a domicilio; Cuidador / Cuidadora
focus: Mañanas; Tardes; Interna
team: equipo de barrio; coordinadora
- Visitar cada semana a las mismas personas.
- Ayudar con el aseo, la ropa y el desayuno.
- Preparar una comida sencilla y hacer la compra.
- Recordar la medicación y anotarla.
- Acompañar al médico, al banco o a pasear.
- Conversar y jugar a las cartas, que también es trabajo.
- Avisar pronto de caídas, tristeza o confusión.
- Dejar notas en el móvil después de cada visita.
+ Certificado de atención sociosanitaria o ganas de obtenerlo
+ Respeto por la casa ajena
+ Disponibilidad algunos fines de semana
+ Responsabilidad
* Carné de conducir

# medical-assistant
titles: Asistente médico bilingüe; Asistente de clínica
focus: Pediatría; Medicina familiar
team: equipo de la clínica; gerente de la clínica
- Recibir a los pacientes y tomar sus signos vitales.
- Interpretar entre el inglés y el español durante la consulta.
- Extraer sangre y aplicar vacunas.
- Preparar los consultorios y el instrumental.
- Llamar con los resultados y programar el seguimiento.
- Explicar la cobertura y los costos con palabras sencillas.
- Mantener al día el expediente electrónico.
- Apoyar en procedimientos menores.
+ Certificado de asistente médico
+ Español e inglés fluidos
+ Trato amable y discreto
+ Práctica en extracción de sangre
* Experiencia en salud comunitaria

# driver-passenger
titles: Conductor / Conductora de autobús; Conductor de transporte adaptado
focus: Turno partido; Tardes; Rutas escolares
team: equipo de conductores; supervisor de operaciones
- Conducir una ruta o una lista de viajes puerta a puerta sin prisas.
- Ayudar a subir a personas con andador o silla de ruedas.
- Revisar frenos, puertas y rampa antes de salir.
- Explicar tarifas y conexiones.
- Mantener la calma con el autobús lleno.
- Informar de incidentes y objetos perdidos.
- Sujetar las sillas en cuatro puntos, siempre.
- Conocer los desvíos de invierno.
+ Licencia con autorización de pasajeros, o nuestro curso pagado de ocho semanas
+ Historial de manejo limpio
+ Paciencia con niños y turistas
+ Examen médico
* Inglés básico

# cook
titles: Cocinero / Cocinera; Ayudante de cocina; Jefe de partida
focus: Desayunos; Noche; Huerto
team: equipo de cocina; jefe de cocina
- Preparar la partida antes del servicio y mantenerla limpia.
- Cocinar según la receta y probar siempre.
- Recibir los pedidos y devolver lo que no sirve.
- Aprovechar las verduras del día.
- Respetar las alergias sin excepción.
- Anotar temperaturas y fechas.
- Enseñar a quienes empiezan.
- Proponer un plato para la próxima carta.
+ Formación o dos años en cocina
+ Carné de manipulador de alimentos
+ Rapidez y calma
+ Disponibilidad algunos fines de semana
* Cocina vegetal

# housekeeper
titles: Camarera de pisos / Camarero de pisos; Gobernanta
focus: Mañanas; Fines de semana
team: equipo de pisos; gobernanta
- Preparar trece habitaciones al día con cuidado.
- Cambiar la ropa de cama y reponer.
- Avisar de averías con una foto.
- Mantener pasillos y salones.
- Entregar los objetos perdidos.
- Usar el producto adecuado en cada superficie.
- Montar cunas y camas supletorias.
- Ayudar en lavandería cuando haga falta.
+ Atención al detalle
+ Resistencia
+ Honradez
+ Dos fines de semana al mes
* Experiencia en hoteles

# production-operator
titles: Operador de producción; Operario de máquina
focus: Segundo turno; Empaque
team: equipo de turno; supervisor de turno
- Operar la línea desde el arranque hasta la limpieza.
- Revisar la primera pieza buena y tomar muestras.
- Detener la línea cuando algo se desvía.
- Resolver atascos con la máquina bloqueada.
- Registrar cantidades y mermas.
- Empacar y etiquetar.
- Aportar ideas en la reunión diaria.
- Aprender las estaciones vecinas.
+ Experiencia en producción o ganas de aprender
+ Disponibilidad de turnos
+ Cuidado con los detalles
+ Trabajo en equipo
* Formación técnica

# concrete-worker
titles: Albañil de concreto; Obrero de construcción; Ayudante de cimentación
focus: Cimentaciones; Losas
team: cuadrilla; capataz
- Colocar moldes y varilla según el plano.
- Vaciar, vibrar y dar acabado al concreto.
- Cortar juntas y curar losas.
- Amarrar acero y revisar el recubrimiento.
- Ayudar en excavación, carga y limpieza.
- Hacer señales a la grúa y a la bomba.
- Cuidar las herramientas.
- Vigilar la seguridad de los compañeros cerca de máquinas.
+ Experiencia en obra
+ Fuerza y resistencia al calor
+ Entrada temprano los días de colado
+ Actitud de seguridad
* Acabado con llana

# warehouse-associate
titles: Auxiliar de almacén; Mozo de almacén
focus: Refacciones; Noche
team: equipo de almacén; jefe de turno
- Recibir piezas y registrarlas en el sistema.
- Preparar pedidos para el taller.
- Contar una zona cada semana.
- Mantener los pasillos libres.
- Cargar y descargar vehículos.
- Revisar devoluciones y garantías.
- Avisar cuando falte material.
- Aprender otras tareas del almacén.
+ Responsabilidad y buen ritmo
+ Poder levantar 20 kilos
+ Lectura de números y etiquetas
+ Turnos rotativos
* Licencia de montacargas

# farm-worker
titles: Trabajador / Trabajadora agrícola; Peón de huerta; Manipulador de hortalizas
focus: Temporada; Invernadero; Reparto
team: cuadrilla; encargado de finca
- Sembrar, escardar y cosechar a mano y con máquina.
- Lavar, clasificar y preparar cajas.
- Cuidar el riego por goteo.
- Conducir el tractor dentro de la finca.
- Reconocer plagas y avisar.
- Montar el puesto en el mercado los sábados.
- Mantener limpia la cámara fría.
- Empezar y terminar pronto en las semanas de calor.
+ Gusto por el trabajo al aire libre
+ Buena forma física
+ Constancia en temporada
+ Permiso de trabajo en vigor
* Carné de tractor
`;
