/** Kitchens, hotels, shops and clubs; the format is described at `addBank`. */
export const HOSPITALITY_RETAIL_EN = `
# cook
titles: Cook; Line Cook; Chef de Partie
focus: Breakfast; Grill; Evenings; Canteen; Pastry
meta: Kitchen; 37-52; site; shifts; hourly
team: kitchen brigade; Head Chef
- Prepare your station before service and keep it clean during the rush.
- Cook to recipe and taste before anything leaves the pass.
- Receive deliveries, check temperature and send back what is not good enough.
- Butcher, peel, reduce and label with date and initials.
- Plan prep lists with the chef for the next two days.
- Use trimmings and leftovers sensibly instead of throwing them away.
- Respect allergies as if the guest were your own family.
- Close down the kitchen so that the morning shift smiles.
- Suggest a dish for the changing menu.
+ Training as a cook, or two years on a line
+ Knowledge of food hygiene
+ Speed with a knife and calm at eight in the evening
+ Willingness to work weekends in turn
* Experience in a scratch kitchen
* An interest in vegetable cooking

# sous-chef
titles: Sous Chef; Deputy Head Chef
focus: Hotel; Brasserie; Banqueting
meta: Kitchen; 52-72; site; shifts; salaried
team: kitchen brigade; Head Chef
- Lead the brigade when the head chef is away, and back them up when not.
- Run the pass during service and keep the tone decent.
- Write prep lists, rosters and orders for a team of eight.
- Develop dishes with the seasons and cost them before they go on the menu.
- Train commis and apprentices on every station.
- Control portions, waste and stock.
- Keep hygiene records that are true.
- Talk to growers and fishmongers about what is coming.
+ Completed training as a chef and several years in good kitchens
+ Experience in leading a shift
+ Calculation of recipes and margins
+ A voice that carries without shouting
* Pastry skills

# server
titles: Server; Waiter; Restaurant Team Member
focus: Evenings; Weekends; Banquets; Terrace Season
meta: Restaurant; 30-48; site; shifts; hourly
team: floor team; Restaurant Manager
- Welcome guests, read the table and give it the right amount of attention.
- Explain dishes because you have tasted them.
- Take orders correctly, including the allergy in the last sentence.
- Carry, serve and clear without interrupting conversations.
- Recommend wine or something without alcohol.
- Settle bills and split them patiently.
- Set up and reset the room.
- Handle complaints on the spot and tell the kitchen in a useful way.
+ Friendliness that survives a full Saturday
+ A good memory or a good notebook
+ Evening and weekend availability
+ Able to carry three plates, or to learn it
* Knowledge of wine
* A second language

# barista
titles: Barista; Coffee Bar Team Member
focus: Early Shift; Weekends
meta: Restaurant; 30-40; site; shifts; hourly
team: bar team; Shift Leader
- Make coffee that tastes the same at seven in the morning and at noon.
- Dial in the grinder and throw away shots that are wrong.
- Serve pastries and sandwiches and keep the counter full.
- Remember names and usual orders.
- Clean the machine properly at closing.
- Take deliveries and count stock.
- Handle cash and cards correctly when the queue reaches the door.
- Keep tables, toilets and terrace pleasant.
+ A liking for early mornings
+ Quick, clean way of working
+ Friendly manner in a queue
+ Food-handling certificate, or we arrange it
* Latte art, or the ambition

# restaurant-manager
titles: Restaurant Manager; Assistant Restaurant Manager; Food and Beverage Manager
focus: New Opening; Hotel Restaurant; Evenings
meta: Restaurant; 56-80; site; shifts; salaried
team: restaurant team; Area Manager
- Run the restaurant day by day: guests, people, numbers, in that order.
- Hire, train and keep a team of about twenty-five.
- Write rosters two weeks ahead and stay within hours.
- Be on the floor during the busiest shifts.
- Know the cost of food, drink and labor every week.
- Solve problems with suppliers and neighbors.
- Keep licences, hygiene and fire safety in order.
- Plan events and small campaigns with the kitchen.
+ Three years in a leading role in hospitality
+ Good with figures and better with people
+ Readiness for evenings and weekends
+ Knowledge of labor and food-safety rules
* Wine or beer qualification

# baker
titles: Baker; Bread Baker; Pastry Baker
focus: Sourdough; Night Bakery; Viennoiserie
meta: Kitchen; 38-52; site; shifts; hourly
team: bakery team; Head Baker
- Mix, shape and bake breads from long-fermented doughs.
- Judge dough by hand and adjust water and time.
- Look after the starters like colleagues.
- Laminate, fill and glaze pastries.
- Load and unload deck ovens.
- Pack shop orders by five in the morning.
- Clean machines and log temperatures.
- Try new flours with the mill twice a year.
+ Training as a baker, or solid practice in a craft bakery
+ Getting up early without regrets
+ Strength for flour sacks
+ Clean and exact way of working
* Experience with stone-oven baking

# dishwasher
titles: Dishwasher; Kitchen Assistant; Kitchen Porter
focus: Evenings; Weekends
meta: Kitchen; 28-36; site; shifts; hourly
team: kitchen team; Sous Chef
- Wash dishes, pots and pans and keep the machine running.
- Keep floors dry and bins empty.
- Put everything back where the cooks reach for it.
- Peel, wash and portion vegetables in quiet hours.
- Receive deliveries and rotate stock.
- Clean hoods, fridges and drains to a weekly plan.
- Help set up and clear away for events and large groups.
- Tell somebody before soap or salt runs out.
+ Reliability
+ Able to stand for a shift and lift pots
+ Team spirit in a hot room
+ No experience required; we show you everything
* Wish to learn cooking

# hotel-receptionist
titles: Hotel Receptionist; Front Desk Agent; Guest Service Agent
focus: Night Audit; Evenings; Weekends
meta: Front Office; 34-46; site; shifts; hourly
team: front desk team; Front Office Manager
- Check guests in and out and make it feel unhurried.
- Answer calls and e-mails and turn questions into bookings.
- Recommend places that you would go to yourself.
- Solve problems with rooms, keys and neighbors at once.
- Prepare invoices and close the till.
- Coordinate with housekeeping and the kitchen.
- Look after safety at night and know the evacuation plan.
- Note guests' wishes so that they need to say them only once.
+ Hospitality training or experience at a desk with people in front of it
+ Good English and ideally another language
+ Composure with late flights and lost luggage
+ Readiness for shifts
* Knowledge of a hotel booking system

# receptionist
titles: Receptionist; Front Desk Coordinator; Welcome Desk Assistant
focus: Mornings; Evenings; Weekends; Bilingual
meta: Front Office; 32-44; site; shifts; hourly
team: front desk; Office Manager
- Welcome everybody who comes in and find out quickly what they need.
- Answer the phone within three rings and take messages that make sense.
- Make, move and confirm appointments.
- Register new clients and explain forms.
- Take payments and balance the till.
- Keep the waiting area tidy and the coffee hot.
- Sort post and deliveries and see that they reach the right desk.
- Calm people who have waited too long.
- Know who is in the building when the alarm goes off.
+ Friendly, clear voice
+ Good typing and order in small things
+ Discretion
+ Reliability at opening time
* Experience in a clinic, club or school

# housekeeper
titles: Housekeeper; Room Attendant; Housekeeping Supervisor
focus: Weekends; Mornings; Laundry
meta: Housekeeping; 30-40; site; days; hourly
team: housekeeping team; Head Housekeeper
- Clean fourteen rooms a day to a standard you would want yourself.
- Make beds, change linen and refill what guests used.
- Report defects with a photo so that they are fixed the same day.
- Keep corridors, lifts and public rooms presentable.
- Handle lost property honestly and quickly.
- Use the right product on the right surface.
- Prepare extra beds and cots.
- Help in the laundry when it piles up.
+ An eye for details
+ Able to bend, lift and walk all morning
+ Trustworthiness with other people's belongings
+ Work on two weekends a month
* Experience in a hotel or hospital

# event-coordinator
titles: Event Coordinator; Wedding Coordinator; Conference Coordinator
focus: Weddings; Conferences
meta: Events; 46-62; site; shifts; salaried
team: events team; Events Manager
- Plan weddings, meetings and parties from the first visit to the final bill.
- Write offers within one day and follow them up.
- Draw seating plans and running orders that kitchens can work with.
- Book musicians, florists and technicians.
- Be present when it counts and invisible when it does not.
- Manage changes on the day without passing on the stress.
- Check invoices against what was agreed.
- Collect feedback and photographs.
+ Two years in events or hotels
+ Calm organization of many small things
+ Weekend work in season
+ Good writing
* A second language

# sales-associate
titles: Sales Associate; Retail Assistant; Shop Assistant
focus: Garden; Paint; Evenings; Weekends; Membership
meta: Store; 30-42; site; shifts; hourly
team: store team; Store Manager
- Greet customers, ask what they are trying to do and find what fits.
- Know your department well enough to advise against a purchase.
- Fill shelves, face products and check prices.
- Take payments and process returns without a frown.
- Cut keys, mix paint or fit shoes, depending on the department.
- Unpack deliveries before the shop opens.
- Keep the display at the entrance fresh.
- Order special items and call when they arrive.
- Notice theft early and stay safe.
+ Interest in people and in what we sell
+ Able to stand and to lift
+ Some evenings and Saturdays
+ Basic arithmetic without a phone
* Practical experience with our products

# cashier
titles: Cashier; Checkout Assistant
focus: Evenings; Self-Checkout
meta: Store; 28-37; site; shifts; hourly
team: front-end team; Front-End Lead
- Scan, weigh and pack quickly without crushing the tomatoes.
- Handle cash, cards and coupons correctly.
- Help people at the self-checkout and check ages.
- Answer questions about offers and the way to the eggs.
- Keep the belt and the area around it clean.
- Count the drawer at the beginning and the end.
- Call for help before the queue becomes long.
- Assist older customers to the car.
+ Friendliness and concentration
+ Honest handling of money
+ Flexible hours
+ No experience needed
* First job in retail, welcome

# store-manager
titles: Store Manager; Assistant Store Manager; Club Manager
focus: New Store; Flagship
meta: Store; 54-82; site; shifts; salaried
team: store team; District Manager
- Lead a team of fifteen to thirty people and develop your own successor.
- Own sales, wages, waste and stock for the location.
- Plan staffing to the customers and not to habit.
- Hold short team talks and longer personal ones.
- Keep the place clean, safe and ready at opening time.
- Handle difficult complaints yourself.
- Carry out stock counts and act on the result.
- Adapt the range to the neighborhood together with buying.
- Work on the floor when it is busy.
+ Experience in leading a team in retail, leisure or hospitality
+ Understanding of a profit-and-loss sheet
+ Weekend availability in turn
+ Fair and direct communication
* Experience with an opening

# butcher
titles: Butcher; Meat Cutter; Fishmonger
focus: Counter; Production
meta: Fresh Counter; 40-56; site; shifts; hourly
team: counter team; Department Manager
- Cut, bone and trim meat or fish with little waste.
- Serve at the counter and explain cuts, cooking times and prices.
- Make sausages, marinades and ready-to-cook dishes.
- Check freshness and temperature several times a day.
- Order to the weather and the calendar.
- Keep knives, saws and surfaces safe and clean.
- Label weight, origin and date.
- Teach younger colleagues to sharpen properly.
+ Training as a butcher or fishmonger, or experience at a counter
+ Steady hand and clean habits
+ Liking for conversations about dinner
+ Early starts
* Knowledge of whole-animal cutting

# visual-merchandiser
titles: Visual Merchandiser; Display Designer
focus: Region; Windows
meta: Marketing; 42-58; field; days; salaried
team: store design team; Head of Visual
- Design windows and tables that make people stop.
- Travel between five stores and leave each better than you found it.
- Turn a campaign into a plan with measurements and a material list.
- Build props or have them built.
- Show store teams how to keep a display alive for three weeks.
- Photograph and compare results with sales.
- Stay within budget and store everything for reuse.
- Collect ideas from museums, markets and streets.
+ Training in display, design or retail
+ Skilled hands and a driving licence
+ Eye for color and proportion
+ Readiness to work before opening time
* Sketching or 3D software

# buyer
titles: Buyer; Purchasing Agent; Procurement Specialist
focus: Fresh Produce; Indirect Spend; Raw Materials; Home
meta: Purchasing; 58-84; desk; office; salaried
team: purchasing team; Head of Purchasing
- Choose suppliers for a product group and visit them.
- Negotiate prices, quality and delivery, and put it in writing.
- Compare offers on total cost and not on unit price.
- Track deliveries and act before a shortage.
- Develop two suppliers for everything that matters.
- Check certificates, working conditions and origin.
- Plan the range or material with sales and production.
- Report savings that accounting can find as well.
+ Training in purchasing or business
+ Two years of negotiating experience
+ Good numbers and good manners
+ Readiness to travel a few days a month
* Knowledge of the product group
* Another language

# personal-trainer
titles: Personal Trainer; Fitness Coach; Group Fitness Instructor
focus: Mornings; Yoga; Pilates; Strength; Seniors
meta: Fitness; 36-62; site; shifts; hourly
team: training team; Fitness Manager
- Assess new members and write a plan that fits their week.
- Train people one to one and in small groups.
- Correct technique with clear words.
- Walk the floor, help and keep it tidy.
- Follow up with members who have stopped coming.
- Lead two or three classes a week.
- Build your own clientele with support from the front desk.
- Record progress and celebrate it.
- Keep knowledge of injuries and limits current.
+ Recognized trainer certificate
+ Current CPR and first-aid training
+ Encouraging manner without slogans
+ Early mornings or evenings
* Specialization such as prenatal, seniors or strength

# lifeguard
titles: Lifeguard; Pool Attendant; Swim Instructor
focus: Mornings; Swim School; Weekends
meta: Aquatics; 29-40; site; shifts; hourly
team: pool team; Aquatics Manager
- Watch the water and nothing else while you are on the chair.
- Rescue, give first aid and call for help.
- Teach children and adults to swim.
- Test chlorine and pH and correct them with the technician.
- Enforce rules kindly and without exceptions.
- Clean decks, showers and equipment.
- Set up lanes for clubs and courses.
- Take part in drills every month.
+ Lifeguard certificate, or passing our course
+ Confident swimmer
+ Attention that does not wander
+ Weekend availability
* Teaching certificate for swimming
`;
